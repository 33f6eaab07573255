export { operationsOf, writtenResources } from '../world/resource-operations.ts';
export { findingText, type RequestCounts, round } from './round.ts';
