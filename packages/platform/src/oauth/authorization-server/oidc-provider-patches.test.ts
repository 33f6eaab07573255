import manifest from 'oidc-provider/package.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createPatchedProvider, type ProviderPatches, patchedVersion } from './oidc-provider-patches.ts';

const patches: ProviderPatches = {
  nonces: { current: () => '', accepts: () => false },
  compareClientSecret: () => false,
  isRedirectUriRegistered: () => false,
  isGrantTypeAllowed: () => false,
  grantProperties: ['organizationId'],
  requireUsableGrant: () => undefined,
  nextRefreshToken: () => undefined,
  issueAccessToken: () => Promise.reject(new Error('not used')),
};

const create = (installedVersion?: string) =>
  createPatchedProvider('https://worklane.example', {}, patches, installedVersion);

describe('createPatchedProvider', () => {
  it('throws when another version of oidc-provider is installed', () => {
    for (const version of ['9.13.4', '9.14.0', '10.0.0']) {
      expect(() => create(version)).toThrow(`oidc-provider ${version} is installed`);
    }
  });

  it('accepts the version that is installed', () => {
    expect(patchedVersion).toBe(manifest.version);
    expect(create().Grant.IN_PAYLOAD).toContain('organizationId');
  });
});
