import { type Role, roles } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { type AuditAction, type AuditDetails, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { JoinRule } from '../../database/tables/identity.ts';
import {
  callbackPath,
  logoutPath,
  providerSecrets,
  secretId,
} from '../../identity/identity-providers/identity-providers.ts';
import { storeProvider } from '../../identity/identity-providers/store-provider.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import type { CommandDependencies } from '../command-dependencies.ts';
import { listOption, textOption } from '../option-values.ts';

const list = { type: 'string', multiple: true } as const;

export const oidcSet: Command = {
  name: 'oidc set',
  usage:
    'oidc set --name NAME --issuer URL --client-id ID --domain DOMAIN... --join ORGANIZATION:ROLE[:GROUP]... ' +
    '[--groups-claim CLAIM]   (single sign-on; reads the client secret from standard input)',
  options: {
    name: { type: 'string' },
    issuer: { type: 'string' },
    'client-id': { type: 'string' },
    'groups-claim': { type: 'string', default: 'groups' },
    domain: list,
    join: list,
  },
  arguments: 0,
  async run(dependencies, values) {
    const { store, operator: actor, baseUrl, readLine } = dependencies;
    const name = textOption(values, 'name');
    if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name)) {
      throw new UsageError('--name must have 1 to 40 lower-case letters, digits and hyphens: it is part of URLs.');
    }
    const fields = {
      ...{ name, issuer: issuerOf(textOption(values, 'issuer')), clientId: textOption(values, 'client-id') },
      groupsClaim: textOption(values, 'groups-claim'),
    };
    const domains = [...new Set(listOption(values, 'domain').map(domainOption))];
    const joins = listOption(values, 'join').map(joinOption);
    if (domains.length === 0 || joins.length === 0) throw new UsageError('Expected --domain and --join at least once.');
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
};

/** Records a change in the audit logs of the organizations that it gives members. */
export async function recordProvider(
  { db, operator: actor, clock }: Pick<CommandDependencies, 'operator' | 'clock'> & { db: Connection },
  action: AuditAction,
  joins: readonly JoinRule[],
  details: (organizationId: number) => AuditDetails,
): Promise<void> {
  for (const organizationId of new Set(joins.map((join) => join.organizationId))) {
    await recordAudit(db, { organizationId, action, actor, details: details(organizationId) }, clock());
  }
}

export const formatJoin = ({ organizationId, role, group }: JoinRule): string =>
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
