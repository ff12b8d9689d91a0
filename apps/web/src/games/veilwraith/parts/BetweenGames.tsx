import './between.css';
import { piecesOf, plain, type Reader, type Text } from '@veilhall/engine';
import type { VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { Glyph } from '../../../art/Glyph.tsx';
import { useControls, useTableState } from '../../../frame/context.ts';
import { useOwnPrompt } from '../own.ts';
import { glyphOf } from '../pictures.ts';
import { isReward, Rewards } from './Rewards.tsx';
import { Standing } from './Standing.tsx';
import { isUpgrade, Upgrade } from './Upgrade.tsx';
import { vignettesIn } from './vignettes.ts';

/** Before and after a game: the road, the story, and what is chosen now. */
export function BetweenGames({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const ask = useOwnPrompt()?.ask;
  return (
    <div className="vw-between">
      {view.mode === 'campaign' && <Road view={view} />}
      {isUpgrade(ask) ? <Upgrade wraith={wraith} ask={ask} /> : <Story view={view} wraith={wraith} />}
    </div>
  );
}

/** Five Vignettes in order, with what became of each. */
function Road({ view }: { view: VeilwraithView }) {
  const { cards } = useTableState();
  const { campaign } = view;
  return (
    <ol className="vw-road" aria-label={`Campaign, level ${campaign.level}`}>
      {vignettesIn(cards).map(({ number, card }) => {
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

function Story({ view, wraith }: { view: VeilwraithView; wraith: WraithView }) {
  const ask = useOwnPrompt()?.ask;
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
      {isReward(ask) ? <Rewards wraith={wraith} ask={ask} /> : <Standing wraith={wraith} />}
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
