/** The URI of the reference of a kind. */
export const kindUri = (collection: string): string => `worklane://kinds/${collection}`;

/** The URI of the recent events of an organization. It contains the organization, so that no other one is notified. */
export const eventsUri = (organizationId: number): string => `worklane://organizations/${organizationId}/events`;
