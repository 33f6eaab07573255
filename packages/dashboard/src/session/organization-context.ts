import type { Client } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { createContext, use } from 'react';

export interface OrganizationContext {
  /** `organization_id`. */
  id: number;
  name: string;
  role: schemas.SessionOrganization['role'];
  memberId: number;
  /** The public API, on behalf of the person. */
  client: Client;
}

export const OrganizationProvider = createContext<OrganizationContext | undefined>(undefined);

/** The organization that the page is about. */
export function useOrganization(): OrganizationContext {
  const context = use(OrganizationProvider);
  if (!context) throw new Error('useOrganization stands outside of an organization.');
  return context;
}
