export { writtenResources } from './resource-operations.ts';
export { round } from './round.ts';
export { Tally } from './request-counts.ts';
export { findingText } from './report.ts';
