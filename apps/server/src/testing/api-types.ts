import openapiTS, { astToString } from 'openapi-typescript';

/** The types a client of this API description is written against. */
export async function typesOf(document: object): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document), { alphabetize: false, silent: true }));
}
