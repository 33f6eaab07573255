import type { Resource, schemas } from '@worklane/contract';
import type { PlainRecord } from '../record.ts';

/** A record that is about to be written. */
export interface Change {
  resource: Resource;
  /** Undefined when the record is created. */
  before: PlainRecord | undefined;
  /** What will be written; rules complete it in place. */
  after: PlainRecord;
  now: string;
}

/** What single kinds add to the common way of records: it completes a change and says what is wrong with it. */
export type Rule = (change: Change) => schemas.ProblemError[];
