import type { schemas } from '@worklane/contract';

/** What a person is in an organization. */
export const roleWords = { owner: 'Owner', member: 'Member' } as const satisfies Record<schemas.Member['role'], string>;
