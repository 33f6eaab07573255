/** The id under which the secret of a webhook is encrypted. */
export const secretId = (organizationId: number, webhookId: number): string => `webhook ${organizationId} ${webhookId}`;

/** How long the secret before the last rotation signs too, in milliseconds. */
export const rotationOverlap = 24 * 3_600_000;
