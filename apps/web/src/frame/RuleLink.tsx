import { RuleMark } from '../library/RuleMark.tsx';
import { useControls } from './context.ts';

/** Leads from a sentence at the table to the rule behind it. */
export function RuleLink({ rule }: { rule: string }) {
  const controls = useControls();
  return <RuleMark rule={rule} onPress={() => controls.readRule(rule)} />;
}
