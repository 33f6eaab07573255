export { type Change, type DocumentName, publicDocuments } from './change.ts';
export { workingTreeContract } from './contract-versions.ts';
export { type Contract, diffContracts, diffDocuments } from './diff-contracts.ts';
export { commitOf, git, repositoryRoot } from './git.ts';
export { type Format, formatAffected, formats, render } from './report.ts';
export { type Direction, type Rule, type RuleId, rules, type Severity, severities } from './rules.ts';
