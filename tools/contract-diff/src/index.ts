export type { Change, Direction, DocumentName, Severity } from './change.ts';
export { type Contract, diffContracts } from './diff-contracts.ts';
export { InvalidContractError as ContractUnreadable } from './document.ts';
export { type Rule, type RuleId, rules } from './rules.ts';
