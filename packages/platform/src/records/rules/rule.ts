import type { Resource, schemas } from '@worklane/contract';
import type { PlainRecord } from '../record.ts';

/** A record before it is written. */
export interface RecordChange {
  resource: Resource;
  /** Undefined for a creation. */
  before: PlainRecord | undefined;
  /** The record to write; rules change it in place. */
  after: PlainRecord;
  now: string;
}

/** A rule of some resource kinds: it completes a change in place and returns the violations. */
export type Rule = (change: RecordChange) => schemas.ProblemError[];
