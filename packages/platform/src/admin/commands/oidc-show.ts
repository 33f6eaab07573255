import {
  callbackPath,
  getProvider,
  listDomains,
  listProviderNames,
  logoutPath,
} from '../../identity/identity-providers/identity-providers.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';
import { formatJoin } from './oidc-set.ts';

export const oidcShow: Command = {
  name: 'oidc show',
  usage: 'oidc show',
  options: {},
  arguments: 0,
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
};
