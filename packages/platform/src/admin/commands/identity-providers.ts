import { type Role, roles } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { ProblemError } from '@worklane/server';
import { type AuditAction, type AuditDetails, recordAccountAction, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { JoinRule } from '../../database/tables/identity.ts';
import { revokeAccount } from '../../identity/accounts.ts';
import {
  callbackPath,
  getProvider,
  listDomains,
  listProviderNames,
  logoutPath,
  ownersProvider,
  providerSecrets,
  secretId,
} from '../../identity/identity-providers/identity-providers.ts';
import { removeProvider, storeProvider } from '../../identity/identity-providers/provision-person.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command, CommandDependencies } from '../command.ts';
import { listOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';

/** Records a change in the audit logs of the organizations that it gives members. */
async function recordProvider(
  { db, operator: actor, clock }: Pick<CommandDependencies, 'operator' | 'clock'> & { db: Connection },
  action: AuditAction,
  joins: readonly JoinRule[],
  details: (organizationId: number) => AuditDetails,
): Promise<void> {
  for (const organizationId of new Set(joins.map((join) => join.organizationId))) {
    await recordAudit(db, { organizationId, action, actor, details: details(organizationId) }, clock());
  }
}

const formatJoin = ({ organizationId, role, group }: JoinRule): string =>
  [organizationId, role, group ?? []].flat().join(':');

function issuerOf(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return text;
  throw new UsageError(`--issuer must be the https URL of the provider, not ${JSON.stringify(text)}.`);
}

function domainOption(text: string): string {
  const domain = text.toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain;
  throw new UsageError(
    `--domain must be a domain of e-mail addresses, such as example.com, not ${JSON.stringify(text)}.`,
  );
}

function joinOption(text: string): JoinRule {
  const [organization = '', role = '', ...group] = text.split(':');
  if (/^[1-9]\d{0,14}$/.test(organization) && Object.hasOwn(roles, role)) {
    const rule = { organizationId: Number(organization), role: role as Role };
    return group.length === 0 ? rule : { ...rule, group: group.join(':') };
  }
  throw new UsageError(
    `--join must be an organization, a role (${Object.keys(roles).join(', ')}) and, for some people only, a group: ` +
      `7:member or 7:owner:admins, not ${JSON.stringify(text)}.`,
  );
}

export const oidcCommands: readonly Command[] = [
  {
    name: 'oidc set',
    usage:
      'oidc set --name NAME --issuer URL --client-id ID --domain DOMAIN... --join ORGANIZATION:ROLE[:GROUP]... ' +
      '[--groups-claim CLAIM]   (single sign-on; reads the client secret from standard input)',
    async run(dependencies, values) {
      const { store, operator: actor, baseUrl, readLine } = dependencies;
      const name = textOption(values, 'name');
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name) || ownersProvider.test(name)) {
        throw new UsageError(
          '--name must have 1 to 40 lower-case letters, digits and hyphens: it is part of URLs. organization-N is that of owners.',
        );
      }
      const fields = {
        ...{ name, issuer: issuerOf(textOption(values, 'issuer')), clientId: textOption(values, 'client-id') },
        groupsClaim: textOption(values, 'groups-claim', 'groups'),
      };
      const domains = [...new Set(listOption(values, 'domain').map(domainOption))];
      const joins = listOption(values, 'join').map(joinOption);
      if (domains.length === 0 || joins.length === 0)
        throw new UsageError('Expected --domain and --join at least once.');
      for (const { organizationId } of joins) await getOrganization(store.db, organizationId);
      const secret = await dependencies.secret();
      if (secret === undefined) throw new UsageError('There is no WORKLANE_SECRET yet. Start the service once.');
      const typed = await readLine(`Client secret of ${name} (empty for a public client): `);
      const clientSecret = await providerSecrets(secret).encrypt(secretId(name), typed);
      await store.db.transaction().execute(async (db) => {
        const before = await storeProvider({ ...dependencies, db, actor }, { ...fields, clientSecret, joins }, domains);
        const { issuer, clientId: client_id, groupsClaim: groups_claim } = fields;
        await recordProvider(
          { ...dependencies, db },
          'identity_provider.set',
          [...before, ...joins],
          (organizationId) => ({
            ...{ identity_provider: name, issuer, client_id, domains, groups_claim },
            joins: joins.filter((join) => join.organizationId === organizationId).map(formatJoin),
          }),
        );
      });
      const [callback, logout] = [baseUrl + callbackPath(name), baseUrl + logoutPath(name)];
      return {
        text: `Everybody of ${domains.join(', ')} signs in with ${fields.issuer}.`,
        data: { ...fields, domains, joins, redirect_uri: callback, backchannel_logout_uri: logout },
        note: `Register at the provider:\n  redirect URI             ${callback}\n  back-channel logout URI  ${logout}`,
      };
    },
  },
  {
    name: 'oidc remove',
    usage: 'oidc remove --name NAME   (revokes the access of its people, who then need a link to set a password)',
    async run({ store, ...dependencies }, values) {
      const name = textOption(values, 'name');
      const { joins, issuer } = await getProvider(store.db, name);
      await store.db.transaction().execute(async (db) => {
        await removeProvider({ ...dependencies, db }, name);
        const details = { identity_provider: name, issuer };
        await recordProvider({ ...dependencies, db }, 'identity_provider.removed', joins, () => details);
      });
      return { text: `Removed ${name} (${issuer}), and revoked the access of its people.`, data: { name, issuer } };
    },
  },
  {
    name: 'oidc show',
    usage: 'oidc show',
    async run({ store, baseUrl }) {
      const data = [];
      for (const name of await listProviderNames(store.db)) {
        const { issuer, clientId: client_id, groupsClaim: groups_claim, joins } = await getProvider(store.db, name);
        const urls = { redirect_uri: baseUrl + callbackPath(name), backchannel_logout_uri: baseUrl + logoutPath(name) };
        data.push({
          ...{ name, issuer, client_id, domains: await listDomains(store.db, name), groups_claim },
          joins,
          ...urls,
        });
      }
      const rows = data.map(({ name, issuer, domains, joins }) => ({
        ...{ name, issuer, domains: domains.join(',') },
        joins: joins.map(formatJoin).join(','),
      }));
      return { text: table(rows, 'No identity providers.'), data };
    },
  },
  {
    name: 'oidc unlink',
    usage: 'oidc unlink --email ADDRESS   (for a person whose address or account at the provider has changed)',
    async run({ store, clock, operator }, values) {
      const email = textOption(values, 'email').toLowerCase();
      await store.db.transaction().execute(async (db) => {
        const unlinked = await db
          .deleteFrom('identity_provider_accounts as linked')
          .using('accounts')
          .whereRef('accounts.account_id', '=', 'linked.account_id')
          .where('email', '=', email)
          .returning('provider')
          .executeTakeFirst();
        if (!unlinked) throw new ProblemError('not_found', `${email} has not signed in with an identity provider.`);
        await revokeAccount(db, email, clock());
        const details = { kind: 'account', identity_provider: unlinked.provider };
        await recordAccountAction(db, { action: 'access.revoked', email, actor: operator, details }, clock());
      });
      return {
        text: `Unlinked ${email}, and revoked all sessions, grants and tokens. The next sign-in with the provider links the person again.`,
        data: { email },
      };
    },
  },
];
