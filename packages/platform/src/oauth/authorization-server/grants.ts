import type { Connection } from '../../database/store.ts';

/** What the payload of a grant holds besides what oidc-provider keeps in it: where it is valid, and for whom. */
export interface GrantBinding {
  organizationId: number;
  memberId: number;
}

/** A member of the organization of a grant, as long as it is the member of the account that granted. */
export interface Membership {
  organizationId: number;
  organizationName: string;
  memberId: number;
}

/** Undefined when the person has left the organization. */
export const findMembership = (
  db: Connection,
  { organizationId, memberId }: GrantBinding,
  accountId: number,
): Promise<Membership | undefined> =>
  db
    .selectFrom('records')
    .innerJoin('accounts', 'accounts.email', 'records.external_id')
    .innerJoin('organizations', 'organizations.organization_id', 'records.organization_id')
    .select([
      'records.organization_id as organizationId',
      'organizations.name as organizationName',
      'records.id as memberId',
    ])
    .where('records.organization_id', '=', organizationId)
    .where('records.kind', '=', 'member')
    .where('records.id', '=', memberId)
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
