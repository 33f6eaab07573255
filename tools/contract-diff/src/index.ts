export type { Change, DocumentName } from './change.ts';
export { type Contract, diffContracts, diffDocuments } from './diff-contracts.ts';
export { InvalidContractError } from './document.ts';
export { type Format, formats, render } from './report.ts';
export { type Direction, type Rule, type RuleId, rules, type Severity } from './rules.ts';
