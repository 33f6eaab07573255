export { writtenResources } from '../traffic/resource-operations.ts';
export { round } from '../traffic/round.ts';
export { Tally } from '../traffic/tally.ts';
export { findingText } from './report.ts';
