import { randomBytes } from 'node:crypto';

/** A new client id. It is public; that it cannot be guessed keeps applications from being counted. */
export const newClientId = (): string => `app_${randomBytes(16).toString('base64url')}`;
