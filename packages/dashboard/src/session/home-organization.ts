import type { schemas } from '@worklane/contract/dashboard';
import { lastOrganization } from './organization.tsx';

/**
 * Returns the organization that was shown last in this browser, or else the oldest one, about which the service prints
 * its first steps; undefined for a user without an organization.
 */
export function homeOrganization(
  organizations: readonly schemas.SessionOrganization[],
): schemas.SessionOrganization | undefined {
  const last = lastOrganization();
  const [oldest] = organizations.toSorted((one, other) => one.organization_id - other.organization_id);
  return organizations.find(({ organization_id }) => organization_id === last) ?? oldest;
}
