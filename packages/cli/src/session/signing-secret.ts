/** Returns a secret of Standard Webhooks. @param key 32 random bytes */
export const signingSecretOf = (key: Buffer): string => `whsec_${key.toString('base64')}`;
