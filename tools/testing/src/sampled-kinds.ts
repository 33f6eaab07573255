import { tier } from './tier.ts';

/** Kinds of records that differ in what the contract declares for them: transitions, totals, and rights of roles. */
const sample = ['tasks', 'quotes', 'members'];

/**
 * Whether this tier tests a collection, or operations without one, against an implementation. All kinds run through the same code, so
 * the fast tier tests a sample; the slow one tests all of them on the service and on the mock, over HTTP.
 */
export const isSampled = ({ collection }: { readonly collection?: string | undefined }): boolean =>
  tier !== 'fast' || collection === undefined || sample.includes(collection);
