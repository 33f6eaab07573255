import { demoProfiles } from '@worklane/contract/demo';

const [first, second] = demoProfiles;

/** The organization that the examples of the contract are about. */
export const exampleOrganization = { id: 1042, ...first };

/** The organizations that have data when a mock starts. */
export const demoOrganizations = [exampleOrganization, { id: 1043, ...second }];

/** Returns the name and the domain of an organization; any ID is one. */
export const organizationOf = (id: number): { readonly name: string; readonly domain: string } =>
  demoOrganizations.find((organization) => organization.id === id) ?? {
    name: `Organization ${id}`,
    domain: exampleOrganization.domain,
  };
