import { timeOrderViolations } from '@worklane/contract/record-rules';
import type { Rule } from './rule.ts';

export const timeOrder: Rule = ({ after }) => timeOrderViolations(after);
