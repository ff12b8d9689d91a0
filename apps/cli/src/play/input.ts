import { createInterface } from 'node:readline';

export interface Reader {
  /** The next line typed, or nothing when the input has ended. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Lines from the keyboard or from a pipe; a line that comes before it is asked for is kept. */
export function reader(): Reader {
  const lines: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const input = createInterface({
    input: process.stdin,
    terminal: process.stdin.isTTY === true,
    output: process.stdout,
  });
  input.on('line', (line) => {
    if (!wanted) {
      lines.push(line);
      return;
    }
    const answer = wanted;
    wanted = undefined;
    answer(line);
  });
  input.on('close', () => {
    ended = true;
    wanted?.(undefined);
    wanted = undefined;
  });
  return {
    ask(question) {
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(undefined);
      input.setPrompt(question);
      input.prompt();
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => input.close(),
  };
}
