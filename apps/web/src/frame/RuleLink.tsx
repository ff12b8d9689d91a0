import { useControls } from './context.ts';

/** A small mark that leads from a sentence to the rule behind it; the id stands with the rule. */
export function RuleLink({ rule }: { rule: string }) {
  const controls = useControls();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={`Rule ${rule}`}
      title={`Rule ${rule}`}
      onClick={() => controls.readRule(rule)}
    >
      §
    </button>
  );
}
