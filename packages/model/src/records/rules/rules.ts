import { lineItems } from './line-items.ts';
import type { CompleteRecord, Rule, RuleViolation } from './rule.ts';
import { timeOrder } from './time-order.ts';

/** All rules beyond the schemas of bodies, apart from those about other records. */
const rules: readonly Rule[] = [...timeOrder, ...lineItems];

/** Returns the violations of all rules by a complete record. */
export const ruleViolations = (record: CompleteRecord): RuleViolation[] =>
  rules.flatMap(({ violations }) => violations(record));
