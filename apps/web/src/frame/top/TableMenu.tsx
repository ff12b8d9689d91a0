import './table-menu.css';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator, SubmenuTrigger } from 'react-aria-components';
import { bugReport } from '../../shell/bug-report.ts';
import { saveFile } from '../../shell/files.ts';
import { go } from '../../shell/router.ts';
import { useStore } from '../../store.ts';
import { isAsked, type Labelled } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { openOverlay } from '../over/overlay.ts';
import { usePlain } from '../reader.ts';
import { useWide } from '../use-wide.ts';
import { menuGroups } from './menu-groups.ts';

interface Item {
  readonly id: string;
  readonly label: string;
  run(): void;
}

/** Everything that is not a move: the match as a file and the view of it, then settings folded away, then the ways out. */
export function TableMenu() {
  const { table, ...controls } = useControls();
  const { meta, moment, seats, hints } = useTableState();
  const thinks = useStore(controls.hint)?.is === 'thinking';
  const plain = usePlain();
  const { loose, folded, resign } = menuGroups(controls.game, moment.prompt);
  const save = async (): Promise<void> => saveFile(`${meta.game}-${meta.id}.json`, await table.journal());
  const own = (options: readonly Labelled[]): Item[] =>
    options.map((option) => ({ id: option.id, label: plain(option.label), run: () => controls.pick(option) }));
  const hint = thinks ? 'The adept is thinking. Stop it' : 'What would the adept do?';
  const commands: Item[] = [
    ...own(loose),
    ...(hints && isAsked(moment) ? [{ id: 'hint', label: hint, run: () => controls.askHint() }] : []),
    { id: 'replay', label: 'Watch from the start', run: () => void controls.lookAt(0) },
    { id: 'share', label: 'Share', run: () => openOverlay('share') },
    { id: 'save', label: 'Save as a file', run: () => void save() },
    { id: 'rename', label: 'Rename this match', run: () => openOverlay('rename') },
    { id: 'fair', label: 'Fair play', run: () => openOverlay('fair') },
    { id: 'report', label: 'Save a bug report', run: () => void bugReport() },
  ];
  const settings: Item[] = [
    { id: 'settings', label: 'Sound, light and pace', run: () => openOverlay('settings') },
    { id: 'keys', label: 'Keyboard', run: () => openOverlay('keys') },
  ];
  const others = seats.some((seat) => seat.left || (seat.kind === 'human' && !seat.mine));
  const canLeave = table.leave && others && !moment.outcome && seats.some((seat) => seat.mine);
  const leaveSeat = (): void =>
    controls.ask({
      sentence: 'A bot plays on for you. While the match runs you can take your seat back, and nobody else can.',
      label: 'Leave this match',
      yes() {
        controls.ask(undefined);
        table.leave?.().then(
          () => go('/'),
          // The table says what went wrong.
          () => {},
        );
      },
    });
  const ways: Item[] = [
    ...own(resign),
    ...(canLeave ? [{ id: 'give', label: 'Leave this match', run: leaveSeat }] : []),
    { id: 'leave', label: 'Back to the hall', run: () => go('/') },
  ];
  return (
    <MenuTrigger>
      <Button className="menu-button" aria-label={`Menu, ${seats.length === 1 ? 'solo' : `${seats.length} seats`}`}>
        <i aria-hidden="true" />
      </Button>
      <Popover className="menu-popover" placement="bottom end" offset={4} data-game={meta.game}>
        <Menu className="menu">
          {commands.map(itemOf)}
          <Separator className="menu-line" />
          <Folded title="Settings" items={settings} game={meta.game} />
          {[...folded].map(([title, options]) => (
            <Folded key={title} title={title} items={own(options)} game={meta.game} />
          ))}
          <Separator className="menu-line" />
          {ways.map(itemOf)}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

const itemOf = ({ id, label, run }: Item) => (
  <MenuItem key={id} id={id} className="menu-item" onAction={run}>
    {label}
  </MenuItem>
);

function Folded({ title, items, game }: { title: string; items: readonly Item[]; game: string }) {
  // Beside the menu there is no room on a phone.
  const placement = useWide() ? 'end top' : 'bottom end';
  return (
    <SubmenuTrigger>
      <MenuItem id={title} className="menu-item folded">
        {title}
      </MenuItem>
      <Popover className="menu-popover" placement={placement} data-game={game}>
        <Menu className="menu" aria-label={title}>
          {items.map(itemOf)}
        </Menu>
      </Popover>
    </SubmenuTrigger>
  );
}
