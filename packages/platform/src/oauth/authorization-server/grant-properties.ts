import type { AuditSource } from '../../audit/audit-log.ts';

/** What a grant stores besides the properties of oidc-provider: the organization, and the member who granted. */
export interface GrantBinding {
  organizationId: number;
  memberId: number;
}

/** What the entry of a new grant in the audit log needs; it is not stored with the grant. */
export interface GrantAudit extends AuditSource {
  applicationName: string;
}
