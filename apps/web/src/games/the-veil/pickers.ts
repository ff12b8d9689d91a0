import type { FormPickers } from '../form-pickers.ts';
import { asks } from './line-up.ts';
import { CastPicker } from './setup/CastPicker.tsx';
import { LineUps } from './setup/LineUps.tsx';
import { OpponentPicker } from './setup/OpponentPicker.tsx';
import { SoloPicker } from './setup/SoloPicker.tsx';

export const pickers: FormPickers = {
  fields: { match: LineUps, characters: CastPicker, opponent: SoloPicker, opponentCharacter: OpponentPicker },
  asks,
};
