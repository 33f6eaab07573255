export { type Change, type DocumentName, publicDocuments } from './change.ts';
export { workingTreeContract } from './contract-versions.ts';
export { type Contract, diffContracts } from './diff-contracts.ts';
export { InvalidContractError as ContractUnreadable } from './document.ts';
export { formatAffected } from './report.ts';
export { type Direction, type Rule, type RuleId, rules, type Severity, severities } from './rules.ts';
