import { settings } from '../../settings/settings.ts';

/** The few sounds of the hall, made on the spot: no files, each under 400 ms but for the endings. */
export type Sound = 'paper' | 'knock' | 'coin' | 'bell' | 'breath' | 'harmonic';

let context: AudioContext | undefined;

/** Quiet until the person has touched the page: browsers want it so, and so do people. */
export function play(sound: Sound): void {
  const { volume } = settings.get();
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const out = context.createGain();
  out.gain.value = (volume / 100) * 0.5;
  out.connect(context.destination);
  VOICES[sound](context, out, context.currentTime);
}

type Voice = (audio: AudioContext, out: AudioNode, at: number) => void;

const VOICES: Readonly<Record<Sound, Voice>> = {
  paper: (audio, out, at) => noise(audio, out, at, { from: 5200, to: 1800, long: 0.16, loud: 0.22, q: 0.8 }),
  knock(audio, out, at) {
    tone(audio, out, at, { wave: 'sine', from: 210, to: 92, long: 0.13, loud: 0.7 });
    noise(audio, out, at, { from: 900, to: 500, long: 0.04, loud: 0.25, q: 1 });
  },
  coin(audio, out, at) {
    for (const [i, pitch] of [2637, 3520, 4186].entries()) {
      tone(audio, out, at + i * 0.028, { wave: 'triangle', from: pitch, to: pitch, long: 0.22, loud: 0.11 });
    }
  },
  bell(audio, out, at) {
    for (const [pitch, loud] of [
      [659, 0.26],
      [1319, 0.1],
      [1976, 0.05],
    ] as const) {
      tone(audio, out, at, { wave: 'sine', from: pitch, to: pitch, long: 0.39, loud });
    }
  },
  breath: (audio, out, at) => noise(audio, out, at, { from: 420, to: 130, long: 0.38, loud: 0.5, q: 2.2 }),
  harmonic(audio, out, at) {
    for (const [i, pitch] of [294, 440, 587, 880, 1175].entries()) {
      tone(audio, out, at + i * 0.09, { wave: 'sine', from: pitch, to: pitch, long: 1.5 - i * 0.1, loud: 0.16 });
    }
  },
};

interface Shape {
  readonly from: number;
  readonly to: number;
  readonly long: number;
  readonly loud: number;
}

/** Rises at once, falls away: everything on a table is struck or slid, nothing is blown. */
function envelope(audio: AudioContext, out: AudioNode, at: number, { long, loud }: Shape): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect(out);
  return gain;
}

function tone(audio: AudioContext, out: AudioNode, at: number, shape: Shape & { wave: OscillatorType }): void {
  const voice = audio.createOscillator();
  voice.type = shape.wave;
  voice.frequency.setValueAtTime(shape.from, at);
  voice.frequency.exponentialRampToValueAtTime(shape.to, at + shape.long);
  voice.connect(envelope(audio, out, at, shape));
  voice.start(at);
  voice.stop(at + shape.long);
}

function noise(audio: AudioContext, out: AudioNode, at: number, shape: Shape & { q: number }): void {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * shape.long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = shape.q;
  filter.frequency.setValueAtTime(shape.from, at);
  filter.frequency.exponentialRampToValueAtTime(shape.to, at + shape.long);
  source.connect(filter).connect(envelope(audio, out, at, shape));
  source.start(at);
}
