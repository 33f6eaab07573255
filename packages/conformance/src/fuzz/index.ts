export { findingText } from './report.ts';
export { RequestCounts } from './request-counts.ts';
export { writtenResources } from './resource-operations.ts';
export { round } from './round.ts';
