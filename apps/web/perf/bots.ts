import type { BotTimes } from '../../../bench/bot-times.ts';

declare global {
  interface Window {
    botTimes: Promise<BotTimes[]>;
  }
}

const worker = new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });
window.botTimes = new Promise((resolve, reject) => {
  worker.onmessage = ({ data }: MessageEvent<BotTimes[]>) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
});
