import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useStore } from '../../store.ts';
import { Unread } from '../calls/Unread.tsx';
import { useControls, useShown, useTableState } from '../context.ts';
import type { Panel } from '../controls.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';

const TITLES: Readonly<Record<Panel, string>> = {
  card: 'Card',
  log: 'Log',
  unknowns: 'Unseen',
  chat: 'Chat',
  rules: 'Rules',
};

const panelNamed = (key: unknown): Panel | undefined => PANELS.find((panel) => panel === key);
const PANELS: readonly Panel[] = ['card', 'log', 'unknowns', 'chat', 'rules'];

export function RailTabs({ panels, at }: { panels: readonly Panel[]; at: Panel }) {
  const controls = useControls();
  const { chat } = useTableState();
  const unread = useStore(controls.unread);
  const titles = { ...TITLES, unknowns: controls.game.unknownsTitle ?? TITLES.unknowns };
  const shown = panels.filter((panel) => panel !== 'chat' || chat !== undefined);
  return (
    <Tabs className="rail-tabs" selectedKey={at} onSelectionChange={(key) => controls.open(panelNamed(key))}>
      <TabList className="tab-list" aria-label="Beside the table">
        {shown.map((panel) => (
          <Tab key={panel} id={panel} className="tab">
            {titles[panel]}
            {panel === 'chat' && <Unread count={unread} />}
          </Tab>
        ))}
      </TabList>
      {shown.map((panel) => (
        <TabPanel key={panel} id={panel} className="tab-panel">
          <PanelBody panel={panel} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function PanelBody({ panel }: { panel: Panel }) {
  switch (panel) {
    case 'card':
      return <Inspector />;
    case 'log':
      return <LogPanel />;
    case 'chat':
      return <ChatPanel />;
    case 'rules':
      return <RulesPanel />;
    case 'unknowns':
      return <UnknownsPanel />;
  }
}

function UnknownsPanel() {
  const { Unknowns } = useControls().game;
  const { view } = useShown();
  return Unknowns && <Unknowns view={view} />;
}
