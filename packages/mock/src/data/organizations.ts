/** What the values of an organization's records have in common. */
export interface Organization {
  readonly id: number;
  readonly name: string;
  /** Below .example, which is reserved (RFC 2606). */
  readonly domain: string;
  readonly city: string;
  readonly country: string;
  readonly dialCode: string;
  readonly currency: string;
  /** In percent. */
  readonly taxRate: number;
}

/** The organization that the examples of the contract are about. */
export const exampleOrganization: Organization = {
  id: 1042,
  name: 'Harbour & Pine Interiors',
  domain: 'harbour-and-pine.example',
  city: 'Stockholm',
  country: 'SE',
  dialCode: '+46',
  currency: 'EUR',
  taxRate: 25,
};

const secondOrganization: Organization = {
  id: 1043,
  name: 'Alder Street Bikes',
  domain: 'alder-street-bikes.example',
  city: 'Bristol',
  country: 'GB',
  dialCode: '+44',
  currency: 'GBP',
  taxRate: 20,
};

/** The organizations that have data when a mock starts. */
export const demoOrganizations: readonly Organization[] = [exampleOrganization, secondOrganization];

/** Returns an organization; any id is one. */
export const organizationOf = (id: number): Organization =>
  demoOrganizations.find((organization) => organization.id === id) ?? {
    ...exampleOrganization,
    id,
    name: `Organization ${id}`,
  };
