import { scopes } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { getOrganization } from '../../identity/organizations.ts';
import { updateAuditedClient } from '../../oauth/clients/audited-client-changes.ts';
import { listClients } from '../../oauth/clients/client-repository.ts';
import type { Command } from '../command.ts';
import type { CommandDependencies } from '../command-dependencies.ts';
import { applicationOption, listOption, numberOption, scopesOption, textOption } from '../option-values.ts';
import { describeApplication } from '../output.ts';

export const applicationUpdate: Command = {
  name: 'application update',
  usage:
    'application update --application CLIENT_ID|--organization ID [--name NAME] [--scopes "..."|all] [--add-scopes "..."] [--redirect-uri URL]...',
  options: {
    application: { type: 'string' },
    organization: { type: 'string' },
    name: { type: 'string' },
    scopes: { type: 'string' },
    'add-scopes': { type: 'string' },
    'redirect-uri': { type: 'string', multiple: true },
  },
  arguments: 0,
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
};

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
