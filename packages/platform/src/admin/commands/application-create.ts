import { scopes } from '@worklane/contract';
import { getOrganization } from '../../identity/organizations.ts';
import { createAuditedClient } from '../../oauth/clients/audited-client-changes.ts';
import type { NewClient } from '../../oauth/clients/create-client.ts';
import type { Command } from '../command.ts';
import { listOption, numberOption, scopesOption, textOption } from '../option-values.ts';
import { describeApplication, secretNote } from '../output.ts';

export const applicationCreate: Command = {
  name: 'application create',
  usage: `application create --organization ID --name NAME --type private|public --scopes "tasks.read ..."|all
      [--redirect-uri URL]... [--without-secret]   (for public applications; without a secret they use PKCE alone)`,
  options: {
    organization: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    scopes: { type: 'string' },
    'redirect-uri': { type: 'string', multiple: true, default: [] },
    'without-secret': { type: 'boolean', default: false },
  },
  arguments: 0,
  async run({ store, operator, clock }, values) {
    const fields = {
      name: textOption(values, 'name'),
      // `createAuditedClient` validates the type.
      type: textOption(values, 'type') as NewClient['type'],
      scopes: scopesOption(values, Object.keys(scopes)),
      redirect_uris: listOption(values, 'redirect-uri'),
      with_secret: values['without-secret'] !== true,
    };
    const { organization_id } = await getOrganization(store.db, numberOption(values, 'organization'));
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
};
