import { lazy, Suspense } from 'react';
import { useStore } from '../store.ts';
import { Broken } from './Broken.tsx';
import { Home } from './Home.tsx';
import { Nowhere, Waiting } from './Plain.tsx';
import { route } from './router.ts';
import type { Route } from './routes.ts';

// Only the hall itself is loaded at once; every other page brings its own code.
const TablePage = lazy(() => import('../frame/TablePage.tsx').then((page) => ({ default: page.TablePage })));
const NewMatchPage = lazy(() => import('../setup/NewMatchPage.tsx').then((page) => ({ default: page.NewMatchPage })));
const MatchesPage = lazy(() => import('../matches/MatchesPage.tsx').then((page) => ({ default: page.MatchesPage })));
const JoinPage = lazy(() => import('../matches/JoinPage.tsx').then((page) => ({ default: page.JoinPage })));
const StatisticsPage = lazy(() =>
  import('../statistics/StatisticsPage.tsx').then((page) => ({ default: page.StatisticsPage })),
);
const SettingsPage = lazy(() =>
  import('../settings/SettingsPage.tsx').then((page) => ({ default: page.SettingsPage })),
);
const RulesPage = lazy(() => import('../library/RulesPage.tsx').then((page) => ({ default: page.RulesPage })));
const CardsPage = lazy(() => import('../library/CardsPage.tsx').then((page) => ({ default: page.CardsPage })));
const CreditsPage = lazy(() => import('./CreditsPage.tsx').then((page) => ({ default: page.CreditsPage })));

export function App() {
  const at = useStore(route);
  return (
    <Broken key={JSON.stringify(at)}>
      <Suspense fallback={<Waiting sentence="Lighting the lamps." />}>
        <Page at={at} />
      </Suspense>
    </Broken>
  );
}

function Page({ at }: { at: Route }) {
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <NewMatchPage game={at.game} />;
    case 'rules':
      return <RulesPage game={at.game} />;
    case 'cards':
      return <CardsPage game={at.game} />;
    case 'table':
      return <TablePage host={at.host} id={at.id} replay={false} />;
    case 'replay':
      return <TablePage host={at.host} id={at.id} replay />;
    case 'matches':
      return <MatchesPage />;
    case 'join':
      return <JoinPage {...(at.code && { code: at.code })} />;
    case 'statistics':
      return <StatisticsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'nowhere':
      return <Nowhere />;
  }
}
