/** The page may not make code from text (see its content security policy), so zod must not try to; read when zod loads. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
