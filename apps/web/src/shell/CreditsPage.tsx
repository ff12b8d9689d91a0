import { Page } from './Page.tsx';

export const CreditsPage = () => (
  <Page title="Credits">
    <div className="prose">
      <p>
        Veilhall is an unofficial, independent project. It is not made, endorsed or supported by the designers or
        publishers of the games it plays; their names belong to their owners.
      </p>
      <p>
        Icons by Lorc, Delapouite and contributors at game-icons.net, under CC BY 3.0. Typefaces Cormorant, Cormorant
        SC, Source Serif 4 and Inter Tight, under the SIL Open Font License 1.1. Every picture is drawn by the page
        itself.
      </p>
    </div>
  </Page>
);
