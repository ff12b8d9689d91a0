import type { Prompt } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VeilwraithView, WraithView } from '../view/types.ts';
import type { About } from './names.ts';

/** What a writer of prompts works from. */
export interface Asked {
  readonly content: Content;
  readonly view: VeilwraithView;
  readonly seat: number;
  readonly me: WraithView | undefined;
  readonly about: About;
}

export interface AskWriter {
  readonly sentence: (asked: Asked) => string;
  readonly label: (asked: Asked, option: string) => string;
  /** Rules worth reading at this point. */
  readonly rules?: readonly string[];
}

export function askedBy(content: Content, view: VeilwraithView, prompt: Prompt): Asked {
  const me = view.wraiths.find((wraith) => wraith.seat === prompt.seat);
  return { content, view, seat: prompt.seat, me, about: prompt.about };
}
