export { checkConsistency } from './consistency/check-consistency.ts';
export { extensions } from './extensions.ts';
