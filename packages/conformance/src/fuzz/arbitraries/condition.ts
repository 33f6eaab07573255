import fc, { type Arbitrary } from 'fast-check';
import { type Condition, conditions, unconditional } from '../../world/conditions.ts';

/** Half of the requests have no condition. */
export const condition: Arbitrary<Condition> = fc.oneof(fc.constant(unconditional), fc.constantFrom(...conditions));

/** Whether a change has an idempotency key and is repeated, perhaps with another content. */
export const again = fc.constantFrom('no', 'no', 'the same', 'another request');
