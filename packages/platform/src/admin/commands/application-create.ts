import { scopes } from '@worklane/contract';
import type { NewApplication } from '../../oauth/clients/add-application.ts';
import { createApplication } from '../../oauth/clients/create-application.ts';
import { describeApplication, shownOnce } from '../application.ts';
import type { Command } from '../command.ts';
import { scopesOf } from '../scopes.ts';
import { listOf, numberOf, textOf } from '../values.ts';

export const applicationCreate: Command = {
  name: 'application create',
  usage: `application create --organization ID --name NAME --type private|public --scopes "tasks.read ..."|all
      [--redirect-uri URL]... [--without-secret]   (public ones: where people are sent back to; PKCE alone)`,
  options: {
    organization: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    scopes: { type: 'string' },
    'redirect-uri': { type: 'string', multiple: true, default: [] },
    'without-secret': { type: 'boolean', default: false },
  },
  arguments: 0,
  async run({ store, clock }, values) {
    const fields = {
      name: textOf(values, 'name'),
      // A type that does not exist is refused there, like any other field that is wrong.
      type: textOf(values, 'type') as NewApplication['type'],
      scopes: scopesOf(values, Object.keys(scopes)),
      redirect_uris: listOf(values, 'redirect-uri'),
      with_secret: values['without-secret'] !== true,
    };
    const context = { db: store.db, clock };
    const created = await createApplication(context, 'operator', numberOf(values, 'organization'), fields);
    const { application, secret } = created;
    const text = describeApplication({ ...application, secrets: [] });
    if (secret === undefined) return { text, data: application };
    return {
      text: `${text}\nclient_secret ${secret}`,
      data: { ...application, client_secret: secret },
      note: shownOnce,
    };
  },
};
