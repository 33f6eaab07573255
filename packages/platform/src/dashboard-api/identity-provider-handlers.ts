import type { DashboardDependencies, DashboardHandlers } from './dashboard-contract.ts';
import { memberAction } from './member-action.ts';

/** Sets, tests and removes the provider with which people of an organization sign in. */
export const identityProviderHandlers = (dependencies: DashboardDependencies) => {
  const { identityProviders } = dependencies;
  return {
    async getIdentityProvider({ path }) {
      return { status: 200, body: await identityProviders.get(path.organization_id) };
    },

    async replaceIdentityProvider(call) {
      const caller = await memberAction(dependencies, call);
      return { status: 200, body: await identityProviders.replace(call.path.organization_id, call.body, caller) };
    },

    async testIdentityProvider({ path, body, request }) {
      await identityProviders.test(path.organization_id, body, request.ip);
      return { status: 204 };
    },

    async deleteIdentityProvider(call) {
      await identityProviders.remove(call.path.organization_id, await memberAction(dependencies, call));
      return { status: 204 };
    },
  } satisfies Partial<DashboardHandlers>;
};
