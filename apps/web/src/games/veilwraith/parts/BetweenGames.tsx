import './between.css';
import { type CardInfo, piecesOf, plain, type Reader, type Text } from '@veilhall/engine';
import type { ActionView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { cardArt } from '../../../art/card-art.ts';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useShown, useTableState } from '../../../frame/context.ts';
import { Thing } from '../../../frame/Thing.tsx';
import { Zone } from '../../../frame/Zone.tsx';
import { tallied } from '../../../parts/tally.ts';
import { useOwnPrompt } from '../own.ts';
import { actionPicture, glyphOf } from '../pictures.ts';
import { VwFace } from './VwFace.tsx';

/** Before and after a game: the road, the story, and what is chosen now. */
export function BetweenGames({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const ask = useOwnPrompt()?.ask;
  return (
    <div className="vw-between">
      {view.mode === 'campaign' && <Road view={view} />}
      {ask === 'upgradeRemove' || ask === 'upgradeAdd' || ask === 'upgradeEither' ? (
        <Upgrade wraith={wraith} ask={ask} />
      ) : (
        <Story view={view} wraith={wraith} />
      )}
    </div>
  );
}

/** Five Vignettes in order, with what became of each. */
function Road({ view }: { view: VeilwraithView }) {
  const { cards } = useTableState();
  const vignettes = [...cards.values()]
    .filter((card) => card.family === 'vignette')
    .sort((a, b) => numberOf(a) - numberOf(b));
  const { campaign } = view;
  return (
    <ol className="vw-road" aria-label={`Campaign, level ${campaign.level}`}>
      {vignettes.map((card) => {
        const number = numberOf(card);
        const state = campaign.defeated.includes(number)
          ? 'won'
          : campaign.skipped.includes(number)
            ? 'skipped'
            : number === campaign.vignette
              ? 'now'
              : 'ahead';
        const losses = campaign.history.filter((game) => game.vignette === number && game.result !== 'won').length;
        return (
          <li key={card.id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="vw-road-mark">
              <Glyph name={glyphOf(card)} />
            </span>
            <b>{card.name}</b>
            <small>
              {{ won: 'won', skipped: 'skipped', now: 'here', ahead: `Vignette ${number}` }[state]}
              {losses > 0 && `, lost ${losses === 1 ? 'once' : `${losses} times`}`}
            </small>
          </li>
        );
      })}
    </ol>
  );
}

const numberOf = (card: CardInfo): number => (card.data as { number?: number }).number ?? 0;

function Story({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const { cards } = useTableState();
  const card = cards.get(view.vignette.id);
  const { intro, outro } = (card?.data ?? {}) as { intro?: string; outro?: string };
  const won = view.stage === 'after' && view.lastGame?.result === 'won';
  return (
    <section className="vw-story">
      <span className="vw-story-mark">
        <Glyph name={glyphOf(card)} />
      </span>
      <h2>{view.vignette.name}</h2>
      <p>{won ? outro : intro}</p>
      <Choices />
      <Standing wraith={wraith} />
    </section>
  );
}

/** As many as the prompt bar says by itself. */
const FEW = 3;

/** What is chosen now, where it is more than the prompt bar holds and lies on no thing. */
function Choices() {
  const controls = useControls();
  const { moment, status, seats } = useTableState();
  const options = (moment.prompt?.options ?? []).filter((option) => !option.kind && !option.on?.length);
  if (options.length <= FEW) return undefined;
  const reader = { name: (seat: number) => seats[seat]?.name ?? `Veilwraith ${seat + 1}` };
  return (
    <ul className="vw-choices" aria-label="Choices">
      {options.map((option) => {
        return (
          <li key={option.id}>
            <button type="button" disabled={status !== 'live'} onClick={() => controls.pick(option)}>
              <ChoiceLabel label={option.label} reader={reader} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What has a name of its own begins with it. */
function ChoiceLabel({ label, reader }: { label: Text; reader: Reader }) {
  const [first, ...rest] = piecesOf(label);
  if (first === undefined || typeof first === 'string' || !('term' in first)) return <b>{plain(label, reader)}</b>;
  return (
    <span>
      <b>{first.text}</b>
      {plain(rest, reader)}
    </span>
  );
}

/** The three slots and Actions as they will begin: rewards and variants are chosen on them. */
function Standing({ wraith }: { wraith: WraithView }) {
  const { prompt } = useShown();
  const { legacy } = wraith;
  return (
    <Zone id={`standing-${wraith.seat}`} label="Actions and Action Power Tokens" className="vw-standing">
      {wraith.slots.map(({ slot, power, advanced }) => (
        <li key={slot}>
          <Thing
            id={`slot:${slot}`}
            label={`Action Power Token of slot ${slot}, shows ${power}`}
            className="vw-standing-token"
          >
            <span className="vw-coin" data-advanced={advanced}>
              {power}
            </span>
            <span>slot {slot}</span>
          </Thing>
        </li>
      ))}
      {wraith.actions.map((action) => (
        <li key={action.type}>
          <StandingAction
            type={action.type}
            name={action.name}
            advanced={legacy.advanced[action.type]}
            turning={prompt?.ask === 'rewardAction'}
          />
        </li>
      ))}
    </Zone>
  );
}

interface StandingActionProps {
  readonly type: ActionView['type'];
  readonly name: string;
  readonly advanced: boolean;
  /** Its other side is offered as a reward. */
  readonly turning: boolean;
}

function StandingAction({ type, name, advanced, turning }: StandingActionProps) {
  const { cards } = useTableState();
  const card = cards.get(type);
  const picture = actionPicture(type, card, advanced);
  const other = (card?.data as Sides | undefined)?.advanced?.name;
  const becomes = turning && !advanced && other ? `becomes ${other}` : undefined;
  return (
    <Thing
      id={`action:${type}`}
      card={type}
      label={`${name}, ${advanced ? 'Advanced' : 'Basic'} side${becomes ? `, ${becomes}` : ''}`}
      className="vw-standing-action"
    >
      <img src={cardArt({ ...picture, width: 160, height: 72 })} alt="" draggable={false} />
      <b>{name}</b>
      <span>{becomes ?? (advanced ? 'Advanced side' : 'Basic side')}</span>
    </Thing>
  );
}

interface Sides {
  readonly advanced?: { readonly name?: string };
}

/** One Memory out, one Upgrade in. */
type UpgradeAsk = 'upgradeRemove' | 'upgradeAdd' | 'upgradeEither';

function Upgrade({ wraith, ask }: { wraith: WraithView; ask: UpgradeAsk }) {
  const { deck = [], box } = wraith.legacy;
  const adding = ask === 'upgradeAdd';
  return (
    <div className="vw-upgrade" data-adding={adding}>
      {ask !== 'upgradeAdd' && <CardList title="Your deck" prefix="deck" defs={deck} />}
      {ask !== 'upgradeRemove' && <CardList title="In the box" prefix="box" defs={box} />}
    </div>
  );
}

function CardList({ title, prefix, defs }: { title: string; prefix: string; defs: readonly string[] }) {
  const { cards } = useTableState();
  return (
    <section>
      <h2>
        {title}, {defs.length}
      </h2>
      <Zone id={prefix} label={title} count={defs.length} className="vw-cards">
        {[...tallied(defs)].map(([def, count]) => {
          const card = cards.get(def);
          if (!card) return undefined;
          return (
            <li key={def}>
              <Thing id={`${prefix}:${def}`} card={def} label={`${card.name}, ${count} copies. ${card.text}`}>
                <VwFace card={card} size="table" />
                {count > 1 && <span className="vw-copies">×{count}</span>}
              </Thing>
            </li>
          );
        })}
      </Zone>
    </section>
  );
}
