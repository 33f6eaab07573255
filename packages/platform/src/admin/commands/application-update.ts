import { scopes } from '@worklane/contract';
import { updateApplication } from '../../oauth/clients/update-application.ts';
import { applicationOf, describeApplication } from '../application.ts';
import { type Command, UsageError } from '../command.ts';
import { scopesOf } from '../scopes.ts';
import { listOf, textOf } from '../values.ts';

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
  async run(session, values) {
    const change = {
      ...(values.name !== undefined && { name: textOf(values, 'name') }),
      ...(values.scopes !== undefined && { scopes: scopesOf(values, Object.keys(scopes)) }),
      ...(values['redirect-uri'] !== undefined && { redirect_uris: listOf(values, 'redirect-uri') }),
    };
    if (Object.keys(change).length === 0) {
      throw new UsageError('Nothing is to be changed: give --name, --scopes or --redirect-uri.');
    }
    const { organizationId, clientId } = await applicationOf(session, values);
    const context = { db: session.store.db, clock: session.clock };
    const application = await updateApplication(context, 'operator', organizationId, clientId, change);
    return { text: describeApplication(application), data: application };
  },
};
