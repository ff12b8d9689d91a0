import './rule-mark.css';

/** A small mark that leads to a rule; the id stands with the rule. */
export const RuleMark = ({ rule, onPress }: { rule: string; onPress(): void }) => (
  <button type="button" className="rule-link" aria-label={`Rule ${rule}`} title={`Rule ${rule}`} onClick={onPress}>
    §
  </button>
);
