import { type Prompt, type PromptText, type Text, text } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import type { Effect } from '../content/schema.ts';
import { TALLY_WORD } from '../effects/tallies.ts';
import { abilityText, branchTexts } from '../effects/text.ts';
import type { VerbRules } from '../effects/verb.ts';
import { VERBS } from '../effects/verbs.ts';
import type { Asks, Setting, TurnOption, VeilPrompt } from '../flow/asks.ts';
import type { VeilView } from '../view/types.ts';
import { TALLIES } from '../vocabulary.ts';
import { namesOf, sceneOf } from './names.ts';

type OptionOf<A extends keyof Asks> = Asks[A] extends { option: infer O } ? O : never;

export function promptWords(content: Content): (view: VeilView, prompt: Prompt) => PromptText {
  const names = namesOf(content);
  const scene = sceneOf(names);
  const card = names.card;

  /** What a line of a card does, in few words. */
  function lineText(def: string, ability: string): string {
    const line = content.card(def).lines.find(({ id }) => id === ability);
    if (line?.ability) return abilityText(line.ability.text);
    const { icons } = line ?? {};
    return icons
      ? TALLIES.flatMap((what) => (icons[what] > 0 ? [`${TALLY_WORD[what]} ${icons[what]}`] : [])).join(', ')
      : '';
  }

  function turnLabel(option: TurnOption): Text {
    switch (option.do) {
      case 'play':
        return text`Play ${card(option.card.def)}`;
      case 'use':
        return text`${card(option.card.def)}: ${lineText(option.card.def, option.ability)}`;
      case 'ability':
        return text`Your ability: ${abilityText(content.ability(option.ability).text)}`;
      case 'buy':
        return text`Buy ${card(option.card.def)} in slot ${option.slot + 1} for ${option.cost}`;
      case 'fade':
        return text`Banish the Aura ${card(option.card.def)} in slot ${option.slot + 1}`;
      case 'attack':
        return text`Declare the attack with ${option.damage} Damage`;
      case 'hit':
        return option.on === 'recruit'
          ? text`${option.n} Damage to ${names.whose(option.who)} ${card(option.card.def)} (${option.card.id})`
          : text`${option.n} Damage to ${names.players(option.who)}`;
      case 'heal':
        return text`Heal ${option.n} Health of ${names.players(option.who)}`;
      case 'end':
        return 'End your turn';
    }
  }

  function pickLabel(option: OptionOf<'target'>, effect: Effect | undefined): Text {
    if ('done' in option) return 'Done';
    const label = effect && (VERBS[effect.verb] as VerbRules<Effect>).pick?.label(option, effect, scene);
    const mark = 'id' in option ? ` (${option.id})` : '';
    return text`${label ?? ''}${mark}`;
  }

  function settingLabel(setting: Setting): string {
    if (setting.do === 'withdraw') return 'I am not done yet';
    const what = setting.window === 'damage' ? 'when Damage is split' : 'when I am targeted';
    return setting.on ? `Do not ask me ${what}` : `Ask me ${what}`;
  }

  /** The sentence, and the label of each move. */
  function moves(prompt: VeilPrompt): { sentence: Text; label: (option: never) => Text; rules?: readonly string[] } {
    switch (prompt.ask) {
      case 'character':
        return {
          sentence: 'Whom do you lead?',
          label: ({ character }: OptionOf<'character'>) => text`${card(character)}`,
        };
      case 'first':
        return {
          sentence: 'Health is equal and you won the toss: who goes first?',
          label: ({ players }: OptionOf<'first'>) => names.players(players),
          rules: ['TV-FIRST-02'],
        };
      case 'mulligan':
        return {
          sentence: 'Replace cards of your Fate Route? Each slot once.',
          label: (about: OptionOf<'mulligan'>) =>
            about.do === 'replace' ? text`Replace ${card(about.card.def)} in slot ${about.slot + 1}` : 'Keep the rest',
          rules: ['TV-MULL-02', 'TV-MULL-03'],
        };
      case 'turn': {
        const { gold, damage, health } = prompt.about;
        return {
          sentence: text`Your turn: Gold ${gold}, Damage ${damage}, Health ${health}.`,
          label: turnLabel,
          rules: ['TV-PLAY-02', 'TV-SHLD-02'],
        };
      }
      case 'waiting':
        return { sentence: 'You are done; your teammates are not.', label: () => '' };
      case 'target':
      case 'pick': {
        const effect = content.script(prompt.about.script).effects[prompt.about.step];
        const left = prompt.about.left > 1 ? text` (${prompt.about.left} left)` : '';
        return {
          sentence: text`${card(prompt.about.card)}: ${prompt.ask === 'target' ? 'name a target' : 'choose'}${left}.`,
          label: (option: OptionOf<'target'>) => pickLabel(option, effect),
        };
      }
      case 'discard':
        return {
          sentence: text`Discard ${plural(prompt.about.left, 'card')}.`,
          label: (option: OptionOf<'discard'>) => text`Discard ${card(option.card.def)}`,
          rules: ['TV-DISC-01'],
        };
      case 'trap':
        return {
          sentence: text`Who gets ${card(prompt.about.card)}?`,
          label: ({ who }: OptionOf<'trap'>) => names.player(who),
          rules: ['TV-TRAP-02'],
        };
      case 'reveal': {
        const { window, by, damage, card: source } = prompt.about;
        return {
          sentence:
            window === 'damage'
              ? text`${names.does(by, 'are', 'is')} about to split ${damage} Damage. Reveal a card?`
              : text`${names.does(by, 'aim', 'aims')} ${card(source ?? '')} at you. Reveal a card?`,
          label: (about: OptionOf<'reveal'>) => (about.do === 'reveal' ? text`Reveal ${card(about.card.def)}` : 'Pass'),
          rules: ['TV-REV-02'],
        };
      }
      case 'choose': {
        const texts = branchTexts(content, prompt.about.script, prompt.about.step);
        return {
          sentence: text`${card(prompt.about.card)}: choose one.`,
          label: ({ part }: OptionOf<'choose'>) => texts[part] ?? '',
        };
      }
      case 'order':
        return {
          sentence: 'Which comes first?',
          label: (option: OptionOf<'order'>) => text`${card(content.ability(option.text).script.card)}`,
        };
      case 'may':
        return {
          sentence: text`${card(prompt.about.card)}: use it?`,
          label: ({ consent }: OptionOf<'may'>) => (consent === 'yes' ? 'Yes' : 'No'),
        };
    }
  }

  return (_view, prompt) => {
    const { sentence, label, rules } = moves(prompt as VeilPrompt);
    const labels = prompt.options.map((option): Text => {
      if (option.kind === 'resign') return 'Give up';
      return option.kind === 'setting' ? settingLabel(option.about as Setting) : label(option.about as never);
    });
    return { sentence, labels, ...(rules && { rules }) };
  };
}
