import type { Resource } from '@worklane/contract';
import { collectionNames } from '../access.ts';

/** Returns the schema of an argument that is one of the kinds. */
export const kindArgument = (kinds: readonly Resource[]) => ({ type: 'string', enum: collectionNames(kinds) });

export const fieldsArgument = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  description: 'Fields to return in addition to id and version.',
};
