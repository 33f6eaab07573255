export type { Change, Direction, DocumentName, Severity } from './change.ts';
export { ContractUnreadable } from './contract-unreadable.ts';
export { type Contract, diffContracts } from './diff-contracts.ts';
export { type Rule, type RuleId, rules } from './rules.ts';
