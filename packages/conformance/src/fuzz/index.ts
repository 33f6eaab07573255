export { operationsOf, writtenResources } from '../world/resource-operations.ts';
export { findingText } from './report.ts';
export { RequestCounts } from './request-counts.ts';
export { round } from './round.ts';
