import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Access, type Auth, createClient } from '@worklane/client';
import { type Queries, worklaneQueries } from '@worklane/client/react-query';
import { type Resource, type Role, roles, type Scope } from '@worklane/contract';
import type { schemas } from '@worklane/contract/dashboard';
import { Building2, ShieldCheck } from 'lucide-react';
import { createContext, use, useEffect, useMemo } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { paths, servicePaths } from '../paths.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import styles from '../ui/page.module.css';
import { EmptyState } from '../ui/page.tsx';
import { browserStorage } from './browser-storage.ts';
import { dataOf } from './dashboard-api.ts';
import { useSession } from './session.tsx';

export interface Organization {
  /** `organization_id`. */
  id: number;
  name: string;
  role: Role;
  memberId: number;
  /** Whether the role of the member allows operations with this scope. */
  can: (scope: Scope) => boolean;
  /** Queries and mutations of the public API on behalf of the signed-in member. Their keys begin with the organization. */
  queries: Queries;
}

export const OrganizationContext = createContext<Organization | undefined>(undefined);

/** Returns the organization of the page. */
export function useOrganization(): Organization {
  const organization = use(OrganizationContext);
  if (!organization) throw new Error('useOrganization is called outside of an organization.');
  return organization;
}

/** Provides the organization in the URL to its pages. Reports an organization that the user is not a member of. */
export function OrganizationRoute() {
  const { session, api } = useSession();
  const { organizationId } = useParams();
  const membership = session.organizations.find(({ organization_id }) => String(organization_id) === organizationId);
  const id = membership?.organization_id;

  const queries = useMemo(() => {
    const requestToken = (organization_id: number) =>
      dataOf(
        api.POST('/dashboard/api/organizations/{organization_id}/token', { params: { path: { organization_id } } }),
      );
    if (id === undefined) return undefined;
    const client = createClient({ baseUrl: location.origin, auth: sessionAuth(() => requestToken(id)) });
    return worklaneQueries(client, { key: [id] });
  }, [api, id]);
  useEffect(() => {
    if (id !== undefined) browserStorage.setItem(lastOrganizationKey, String(id));
  }, [id]);

  if (!membership || !queries) return <UnknownOrganization id={organizationId} />;
  const { organization_id, name, role, member_id } = membership;
  if (membership.requires_second_factor && !session.second_factor) return <SecondFactorMissing organization={name} />;
  return (
    <OrganizationContext
      value={{ id: organization_id, name, role, memberId: member_id, can: allowedScopes(role), queries }}
    >
      {/* The key discards the state of the pages when the user switches to another organization. */}
      <Outlet key={organization_id} />
    </OrganizationContext>
  );
}

/** Returns whether a role allows a scope. */
export const allowedScopes =
  (role: Role) =>
  (scope: Scope): boolean =>
    (roles[role].scopes as readonly Scope[]).includes(scope);

/** Returns whether the role of the member allows to create, update and delete records of a kind. */
export const useCanWrite = ({ scopes: { write } }: Resource): boolean => {
  const { can } = useOrganization();
  return write !== null && can(write as Scope);
};

const lastOrganizationKey = 'worklane:organization';

/** Returns the ID of the organization that was shown last in this browser; 0 when there is none. */
export const lastOrganization = (): number => Number(browserStorage.getItem(lastOrganizationKey));

/** The API of the dashboard for the organization: the parameters of its operations, and the keys of what is loaded. */
export function useOrganizationApi() {
  const { api } = useSession();
  const { id } = useOrganization();
  return {
    api,
    id,
    at: <Path extends object>(path: Path = {} as Path) => ({ params: { path: { ...path, organization_id: id } } }),
    keyOf: <const Parts extends readonly unknown[]>(...parts: Parts) => [id, 'dashboard', ...parts] as const,
  };
}

type OrganizationApi = ReturnType<typeof useOrganizationApi>;

/** Loads data of the organization that only the API of the dashboard has. */
export function useOrganizationQuery<T>(
  key: readonly unknown[],
  load: (api: OrganizationApi['api'], at: OrganizationApi['at']) => Promise<{ data?: T }>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
) {
  const { api, at, keyOf } = useOrganizationApi();
  return useQuery<T>({ ...options, queryKey: keyOf(...key), queryFn: () => dataOf(load(api, at)) });
}

export function useRefresh() {
  const queries = useQueryClient();
  const queryKey = [useOrganization().id];
  return {
    /** Awaits a change and then reloads the data of the organization. */
    async after<T>(change: Promise<T>): Promise<T> {
      const result = await change;
      void queries.invalidateQueries({ queryKey });
      return result;
    },
    /** Awaits a deletion. The open page shows the deleted resource until it is left, so it must not reload it. */
    async afterDelete(deletion: Promise<unknown>): Promise<void> {
      await deletion;
      await queries.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  };
}

/** Shown for an organization that does not exist or that the signed-in user is not a member of. */
function UnknownOrganization({ id }: { id: string | undefined }) {
  const { email, organizations } = useSession().session;
  return (
    <main className={styles.start}>
      <title>Organization not found - Worklane</title>
      <h1 className="visually-hidden">Organization not found</h1>
      <EmptyState
        icon={Building2}
        title={`No access to organization ${id}`}
        action={organizations.length === 0 && <ButtonLink to={paths.start}>Go to the dashboard</ButtonLink>}
      >
        <p>It does not exist, or {email} is not a member of it.</p>
        {organizations.length > 0 && (
          <>
            <p>Your organizations:</p>
            <ul>
              {organizations.map(({ organization_id, name }) => (
                <li key={organization_id}>
                  <Link to={paths.overview(organization_id)}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </main>
  );
}

/** Shown for an organization that requires a second factor, to a user who signed in without one. */
const SecondFactorMissing = ({ organization }: { organization: string }) => (
  <main className={styles.start}>
    <title>Second factor required - Worklane</title>
    <h1 className="visually-hidden">Second factor required</h1>
    <EmptyState
      icon={ShieldCheck}
      title={`${organization} requires a second factor`}
      action={<ButtonAnchor href={servicePaths.security}>Set up sign-in security</ButtonAnchor>}
    >
      <p>Add an authenticator app or a passkey to your account, or sign in with the one that you have.</p>
      <p>
        <Link to={paths.account}>Your account</Link>
      </p>
    </EmptyState>
  </main>
);

/** Returns what the organization requires of its members and applications, which owners change, and its support access. */
export function useOrganizationSettings() {
  const { api, id, at } = useOrganizationApi();
  const { organizations } = useSession().session;
  const refresh = useRefresh();
  const queries = useQueryClient();
  const settings = organizations.find(({ organization_id }) => organization_id === id);
  const { requires_second_factor = false, max_token_seconds = null, refuses_support = false } = settings ?? {};
  return {
    requires_second_factor,
    max_token_seconds,
    refuses_support,
    support_access: settings?.support_access ?? null,
    async change(body: schemas.OrganizationSettings) {
      await refresh.after(
        dataOf(api.PUT('/dashboard/api/organizations/{organization_id}/settings', { ...at(), body })),
      );
      await queries.invalidateQueries({ queryKey: ['session'] });
    },
  };
}

/**
 * Returns the organization that was shown last in this browser, or else the oldest one, about which the service prints
 * its first steps; undefined for a user without an organization.
 */
export function homeOrganization(
  organizations: readonly schemas.SessionOrganization[],
): schemas.SessionOrganization | undefined {
  const last = lastOrganization();
  const [oldest] = organizations.toSorted((one, other) => one.organization_id - other.organization_id);
  return organizations.find(({ organization_id }) => organization_id === last) ?? oldest;
}

/** Milliseconds before its expiry at which a token is renewed. */
const renewalMargin = 30_000;

/**
 * Authenticates calls of the public API with short-lived access tokens of the session. They are kept in memory only,
 * and renewed before they expire or when the service rejects one.
 */
export const sessionAuth = (requestToken: () => Promise<schemas.SessionToken>): Auth => ({
  open({ now }) {
    let current: (Access & { expiresAt: number }) | undefined;
    let renewal: Promise<Access> | undefined;

    const renew = (): Promise<Access> => {
      // Concurrent calls share one renewal.
      renewal ??= requestToken()
        .then(({ access_token, expires_in, organization_id }) => {
          current = {
            authorization: `Bearer ${access_token}`,
            organizationId: organization_id,
            expiresAt: now() + expires_in * 1000,
          };
          return current;
        })
        .finally(() => {
          renewal = undefined;
        });
      return renewal;
    };
    return {
      access: () => (current && now() < current.expiresAt - renewalMargin ? current : renew()),
      renew: async (rejected) => (current && current.authorization !== rejected.authorization ? current : renew()),
    };
  },
});
