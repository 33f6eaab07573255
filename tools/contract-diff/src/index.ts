export type { Change, DocumentName } from './change.ts';
export { type Contract, diffContracts } from './diff-contracts.ts';
export { InvalidContractError as ContractUnreadable } from './document.ts';
export { type Direction, type Rule, type RuleId, rules, type Severity } from './rules.ts';
