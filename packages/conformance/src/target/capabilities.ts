/** What an implementation can do; what one cannot do is skipped, and the report says so. */
export const capabilities = {
  state: 'keeps what was written',
  tokens: 'tells a valid access token from another',
  oauth: 'issues and revokes access tokens',
  members: 'has a member in the organization',
} as const;

export type Capability = keyof typeof capabilities;

export const allCapabilities = Object.keys(capabilities) as Capability[];
