import { scopes } from '@worklane/contract';
import { UsageError } from '@worklane/contract/command-line';
import { updateAuditedClient } from '../../oauth/clients/audited-client-changes.ts';
import type { Command } from '../command.ts';
import { applicationOption, listOption, scopesOption, textOption } from '../option-values.ts';
import { describeApplication } from '../output.ts';

export const applicationUpdate: Command = {
  name: 'application update',
  usage: 'application update --application CLIENT_ID [--name NAME] [--scopes "..."|all] [--redirect-uri URL]...',
  options: {
    application: { type: 'string' },
    name: { type: 'string' },
    scopes: { type: 'string' },
    'redirect-uri': { type: 'string', multiple: true },
  },
  arguments: 0,
  async run(dependencies, values) {
    const patch = {
      ...(values.name !== undefined && { name: textOption(values, 'name') }),
      ...(values.scopes !== undefined && { scopes: scopesOption(values, Object.keys(scopes)) }),
      ...(values['redirect-uri'] !== undefined && { redirect_uris: listOption(values, 'redirect-uri') }),
    };
    if (Object.keys(patch).length === 0) {
      throw new UsageError('Nothing to update: set --name, --scopes or --redirect-uri.');
    }
    const { organizationId, clientId } = await applicationOption(dependencies, values);
    const { store, clock } = dependencies;
    const source = { actor: dependencies.operator };
    const client = await updateAuditedClient({ db: store.db, clock }, organizationId, clientId, patch, source);
    return { text: describeApplication(client), data: client };
  },
};
