import type { Aid, AidBlock } from './aid-text.ts';
import { Marked } from './Marked.tsx';

/** The game on one page. */
export function AidView({ aid }: { aid: Aid }) {
  if (aid.parts.length === 0) return undefined;
  return (
    <div className="aid">
      {aid.parts.map(({ title, blocks }) => (
        <section key={title}>
          <h2>{title}</h2>
          {blocks.map((block) => (
            <Block key={block.lines[0]} {...block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Block({ kind, lines }: AidBlock) {
  const items = lines.map((line) => (
    <li key={line}>
      <Marked text={line} />
    </li>
  ));
  switch (kind) {
    case 'list':
      return <ul>{items}</ul>;
    case 'steps':
      return <ol>{items}</ol>;
    case 'text':
      return lines.map((line) => (
        <p key={line}>
          <Marked text={line} />
        </p>
      ));
  }
}
