export { checkConsistency } from './consistency/check-consistency.ts';
