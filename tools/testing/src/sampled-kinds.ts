import { tier } from './tier.ts';

/** Kinds of records that differ in what the contract declares for them: transitions, totals, and rights of roles. */
const sample = ['tasks', 'quotes', 'members'];

interface Tested {
  readonly collection?: string | undefined;
}

/** Whether an operation is what no kind declares for itself. */
export const isAlikeInAllKinds = ({ path }: { readonly path: string }): boolean =>
  /\/(batch|history|restore)$/.test(path);

/** Whether a collection is in the sample, or operations have none. */
export const isInSample = ({ collection }: Tested): boolean => collection === undefined || sample.includes(collection);

/** Whether this tier tests a collection: all kinds run through the same code, so the fast tier tests a sample. */
export const isSampled = (tested: Tested): boolean => tier !== 'fast' || isInSample(tested);
