import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient } from '@worklane/client';
import { worklaneQueries } from '@worklane/client/react-query';
import type { Role } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createDashboardApi } from '../src/session/dashboard-api.ts';
import { allowedScopes, OrganizationContext, sessionAuth } from '../src/session/organization.tsx';
import { createQueryClient } from '../src/session/query-client.ts';
import { SessionContext } from '../src/session/session.tsx';
import { ToastProvider } from '../src/ui/toast.tsx';

const organization = { organization_id: 7, name: 'Harbour', role: 'owner', member_id: 1 } as const;

const sessionWith = (support_access: unknown) =>
  ({
    csrf_token: 'csrf-token',
    email: 'ebba@example.com',
    name: 'Ebba',
    organizations: [{ ...organization, support_access }],
  }) as never;

const token = { access_token: 'token', expires_in: 600, organization_id: 7, scope: 'tasks.read tasks.write' };

export interface RenderOptions {
  /** The URL below `/dashboard`. */
  at?: string;
  /** The route of the element; other paths show their URL. */
  route?: string;
  role?: Role;
  /** Of a person of the operator. */
  supportAccess?: schemas.SupportAccess | null;
}

/** Renders an element as a page of organization 7. Returns the user, the router and the cache. */
export function renderPage(element: ReactElement, options: RenderOptions = {}) {
  const { at = '/', route = at, role = 'owner', supportAccess = null } = options;
  const session = sessionWith(supportAccess);
  const router = createMemoryRouter(
    [
      { path: route.split('?')[0] ?? '/', element },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  const client = createClient({ baseUrl: location.origin, auth: sessionAuth(async () => token), maxRetries: 0 });
  const { organization_id: id, name } = organization;
  const queries = worklaneQueries(client, { key: [id] });
  const queryClient = createQueryClient(() => undefined);
  render(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>
          <SessionContext value={{ session, api: createDashboardApi(() => 'csrf-token') }}>
            <OrganizationContext value={{ id, name, role, memberId: 1, can: allowedScopes(role), queries }}>
              <RouterProvider router={router} />
            </OrganizationContext>
          </SessionContext>
        </ToastProvider>
      </QueryClientProvider>
    </CSPProvider>,
  );
  return { user: userEvent.setup({ delay: null }), router, queryClient };
}
