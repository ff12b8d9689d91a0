import './table-menu.css';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { bugReport } from '../../shell/bug-report.ts';
import { saveFile } from '../../shell/files.ts';
import { go } from '../../shell/router.ts';
import { useControls, useTableState } from '../context.ts';
import { openOverlay } from '../over/overlay.ts';
import { usePlain } from '../reader.ts';

interface Item {
  readonly id: string;
  readonly label: string;
  run(): void;
}

/** Everything that is not a move: the match as a file, the view of it, and the table's own settings. */
export function TableMenu() {
  const { table, ...controls } = useControls();
  const { meta, moment, seats } = useTableState();
  const plain = usePlain();
  const others = moment.prompt?.options.filter((option) => option.kind) ?? [];
  const save = async (): Promise<void> => saveFile(`${meta.game}-${meta.id}.json`, await table.journal());
  const first: Item[] = [
    { id: 'keys', label: 'Keyboard', run: () => openOverlay('keys') },
    { id: 'settings', label: 'Settings', run: () => openOverlay('settings') },
    { id: 'rename', label: 'Rename this match', run: () => openOverlay('rename') },
    { id: 'replay', label: 'Watch from the start', run: () => void controls.lookAt(0) },
    { id: 'save', label: 'Save as a file', run: () => void save() },
    { id: 'share', label: 'Share', run: () => openOverlay('share') },
    { id: 'fair', label: 'Fair play', run: () => openOverlay('fair') },
    { id: 'report', label: 'Save a bug report', run: () => void bugReport() },
  ];
  const own: Item[] = others.map((option) => ({
    id: option.id,
    label: plain(option.label),
    run: () => controls.pick(option),
  }));
  const items = [...first, ...own];
  return (
    <MenuTrigger>
      <Button className="menu-button" aria-label={`Menu, ${seats.length === 1 ? 'solo' : `${seats.length} seats`}`}>
        <i aria-hidden="true" />
      </Button>
      <Popover className="menu-popover" placement="bottom end" offset={4} data-game={meta.game}>
        <Menu className="menu" onAction={(key) => items.find((item) => item.id === key)?.run()}>
          {first.map((item) => (
            <MenuItem key={item.id} id={item.id} className="menu-item">
              {item.label}
            </MenuItem>
          ))}
          {own.length > 0 && <Separator className="menu-line" />}
          {own.map((item) => (
            <MenuItem key={item.id} id={item.id} className="menu-item">
              {item.label}
            </MenuItem>
          ))}
          <Separator className="menu-line" />
          <MenuItem id="leave" className="menu-item" onAction={() => go('/')}>
            Back to the hall
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
