import { scopes } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { getOrganization } from '../../identity/organizations.ts';
import {
  createAuditedClient,
  defaultKeepDays,
  deleteAuditedClient,
  generateAuditedToken,
  maxKeepDays,
  revokeAuditedTokens,
  rotateAuditedSecret,
  updateAuditedClient,
} from '../../oauth/clients/audited-client-changes.ts';
import { getClient, listClients } from '../../oauth/clients/client-repository.ts';
import type { NewClient } from '../../oauth/clients/create-client.ts';
import { recordedIdOf } from '../../oauth/tokens/access-token.ts';
import { revokeAuditedAccess } from '../../oauth/tokens/list-access.ts';
import { resourcesOf } from '../../oauth/tokens/resources.ts';
import { type Revocation, revocationOfAll, revokeTokens, tokenRevocation } from '../../oauth/tokens/revoke-tokens.ts';
import { verifyAccessToken } from '../../oauth/tokens/verify-access-token.ts';
import type { Command, CommandDependencies } from '../command.ts';
import {
  applicationOption,
  listOption,
  numberOption,
  organizationOption,
  scopesOption,
  textOption,
} from '../option-values.ts';
import { describeApplication, secretNote, table } from '../output.ts';

interface Target {
  readonly organizationId: number;
  readonly clientId: string;
  /** Its scopes now. */
  readonly current: readonly string[];
}

async function applicationsOf({ store, clock }: CommandDependencies, id: number): Promise<Target[]> {
  const { organization_id: organizationId } = await getOrganization(store.db, id);
  const clients = await listClients({ db: store.db, clock }, organizationId);
  return clients.map(({ client_id: clientId, scopes: current }) => ({ organizationId, clientId, current }));
}

export const applicationCommands: readonly Command[] = [
  {
    name: 'application create',
    usage: `application create --organization ID --name NAME --type private|public --scopes "tasks.read ..."|all
      [--redirect-uri URL]... [--without-secret]   (for public applications; without a secret they use PKCE alone)`,
    async run({ store, operator, clock }, values) {
      const fields = {
        name: textOption(values, 'name'),
        // `createAuditedClient` validates the type.
        type: textOption(values, 'type') as NewClient['type'],
        scopes: scopesOption(values, Object.keys(scopes)),
        redirect_uris: listOption(values, 'redirect-uri'),
        with_secret: values['without-secret'] !== true,
      };
      const { organizationId: organization_id } = await organizationOption(store, values);
      const { client, secret } = await createAuditedClient({ db: store.db, clock }, organization_id, fields, {
        actor: operator,
      });
      const text = describeApplication({ ...client, secrets: [] });
      if (secret === undefined) return { text, data: client };
      return {
        text: `${text}\nclient_secret ${secret}`,
        data: { ...client, client_secret: secret },
        note: secretNote,
      };
    },
  },
  {
    name: 'application list',
    usage: 'application list --organization ID',
    async run({ store, clock }, values) {
      const { organizationId: organization_id, name } = await organizationOption(store, values);
      const clients = await listClients({ db: store.db, clock }, organization_id);
      const rows = clients.map(({ client_id, type, name, secrets, scopes }) => ({
        client_id,
        type,
        name,
        secrets: secrets.length,
        scopes: scopes.length,
      }));
      return { text: table(rows, `${name} has no applications.`), data: clients };
    },
  },
  {
    name: 'application show',
    usage: 'application show --application CLIENT_ID',
    async run(dependencies, values) {
      const { organizationId, clientId } = await applicationOption(dependencies, values);
      const { store, clock } = dependencies;
      const client = await getClient({ db: store.db, clock }, organizationId, clientId);
      return { text: describeApplication(client), data: client };
    },
  },
  {
    name: 'application update',
    usage:
      'application update --application CLIENT_ID|--organization ID [--name NAME] [--scopes "..."|all] [--add-scopes "..."] [--redirect-uri URL]...',
    async run(dependencies, values) {
      const added = values['add-scopes'] === undefined ? [] : scopesOption(values, Object.keys(scopes), 'add-scopes');
      const patch = {
        ...(values.name !== undefined && { name: textOption(values, 'name') }),
        ...(values.scopes !== undefined && { scopes: scopesOption(values, Object.keys(scopes)) }),
        ...(values['redirect-uri'] !== undefined && { redirect_uris: listOption(values, 'redirect-uri') }),
      };
      if (added.length === 0 && Object.keys(patch).length === 0) {
        throw new UsageError('Nothing to update: set --name, --scopes, --add-scopes or --redirect-uri.');
      }
      const update = ({ organizationId, clientId, current }: Target) => {
        const all = [...new Set([...(patch.scopes ?? current), ...added])];
        const changed = added.length > 0 ? { ...patch, scopes: all } : patch;
        const { store, clock } = dependencies;
        return updateAuditedClient({ db: store.db, clock }, organizationId, clientId, changed, {
          actor: dependencies.operator,
        });
      };
      if (values.organization === undefined) {
        const { organizationId, clientId, scopes: current } = await applicationOption(dependencies, values);
        const client = await update({ organizationId, clientId, current });
        return { text: describeApplication(client), data: client };
      }
      if (values.application !== undefined || Object.keys(patch).length > 0) {
        throw new UsageError('--organization adds scopes to all of its applications: use it with --add-scopes only.');
      }
      const clients = await applicationsOf(dependencies, numberOption(values, 'organization'));
      const updated = [];
      for (const client of clients) updated.push(await update(client));
      return { text: updated.map(describeApplication).join('\n\n'), data: updated };
    },
  },
  {
    name: 'application revoke',
    usage: 'application revoke --application CLIENT_ID   (revokes all its tokens and grants; it can get new ones)',
    async run(dependencies, values) {
      const { organizationId, clientId, name } = await applicationOption(dependencies, values);
      const revocation = { db: dependencies.store.db, clock: dependencies.clock };
      await revokeAuditedTokens(revocation, organizationId, clientId, { actor: dependencies.operator });
      return {
        text: `Revoked all tokens of ${name} (${clientId}). Running nodes reject them within one second.`,
        data: { client_id: clientId, organization_id: organizationId, revoked: true },
      };
    },
  },
  {
    name: 'application delete',
    usage: 'application delete --application CLIENT_ID',
    async run(dependencies, values) {
      const { db } = dependencies.store;
      const { organizationId, clientId, name } = await applicationOption(dependencies, values);
      const revoke = (revocation: Revocation) => revokeTokens(db, revocation);
      const source = { actor: dependencies.operator };
      await deleteAuditedClient({ db, clock: dependencies.clock, revoke }, organizationId, clientId, source);
      return {
        text: `Deleted ${name} (${clientId}). Running nodes reject its tokens within one second.`,
        data: { client_id: clientId, organization_id: organizationId, deleted: true },
      };
    },
  },
  {
    name: 'secret rotate',
    usage: `secret rotate --application CLIENT_ID [--keep-days 0..${maxKeepDays}]   (how long the old secret stays valid)`,
    async run(dependencies, values) {
      const keepDays = numberOption(values, 'keep-days', { min: 0, max: maxKeepDays, missing: defaultKeepDays });
      const { organizationId, clientId } = await applicationOption(dependencies, values);
      const { store, clock } = dependencies;
      const rotation = { db: store.db, clock };
      const source = { actor: dependencies.operator };
      const { client, secret } = await rotateAuditedSecret(rotation, organizationId, clientId, keepDays, source);
      const old = client.secrets.find(({ expires_at }) => expires_at !== null);
      const validity = old
        ? `The old secret is valid until ${old.expires_at}.`
        : 'The old secret is no longer valid, and its access tokens are revoked.';
      return {
        text: secret,
        data: { ...client, client_secret: secret },
        note: `${secretNote}\n${validity}`,
      };
    },
  },
];

export const tokenCommands: readonly Command[] = [
  {
    name: 'token generate',
    usage: 'token generate --application CLIENT_ID --scopes "tasks.read tasks.write"|all',
    async run(dependencies, values) {
      const { store, clock, baseUrl, settings } = dependencies;
      const client = await applicationOption(dependencies, values);
      const { organizationId, organizationName, clientId, name } = client;
      const scopes = scopesOption(values, client.scopes);
      const issueClientToken = await dependencies.clientTokenIssuer();
      const { token, jti, expiresAt } = await generateAuditedToken(
        { db: store.db, clock, issueClientToken, accessTokenSeconds: settings.accessTokenSeconds },
        organizationId,
        clientId,
        { scopes },
        { actor: dependencies.operator },
      );
      const expires_at = expiresAt.toISOString();
      return {
        text: token,
        data: { token, jti, client_id: clientId, organization_id: organizationId, scopes, issuer: baseUrl, expires_at },
        note: `Access token of ${name} for ${organizationName} at ${baseUrl}, valid until ${expires_at}. It is shown only once.`,
      };
    },
  },
  {
    name: 'token revoke',
    usage: 'token revoke TOKEN',
    arguments: 1,
    async run({ store, operator, clock, baseUrl, keys }, { arguments: [token = ''] }) {
      const accessToken = await verifyAccessToken(
        { keys: await keys(), baseUrl, audience: resourcesOf(baseUrl), clock },
        token,
      );
      const { jti, organizationId } = accessToken;
      const id = recordedIdOf(accessToken);
      const revocation = { db: store.db, clock, revoke: (each: Revocation) => revokeTokens(store.db, each) };
      const isListed = await revokeAuditedAccess(revocation, organizationId, id, { actor: operator });
      // The tokens of a session of the dashboard are not listed, and a restored database may lack the row.
      const all = id === jti ? tokenRevocation(accessToken) : revocationOfAll(id, organizationId, clock());
      if (!isListed) await revokeTokens(store.db, all);
      return {
        text: `Revoked token ${jti} of organization ${organizationId}${id === jti ? '' : ' and the others that the application got for its scopes'}. Running nodes reject revoked tokens within one second.`,
        data: { jti, organization_id: organizationId, revoked: true },
      };
    },
  },
];
