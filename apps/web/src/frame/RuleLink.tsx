import { useControls } from './context.ts';

/** Leads from a sentence to the rule behind it. */
export function RuleLink({ rule }: { rule: string }) {
  const controls = useControls();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={`${rule}, show the rule`}
      onClick={() => controls.readRule(rule)}
    >
      {rule}
    </button>
  );
}
