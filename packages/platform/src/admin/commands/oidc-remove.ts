import { getProvider } from '../../identity/identity-providers/identity-providers.ts';
import { removeProvider } from '../../identity/identity-providers/store-provider.ts';
import type { Command } from '../command.ts';
import { textOption } from '../option-values.ts';
import { recordProvider } from './oidc-set.ts';

export const oidcRemove: Command = {
  name: 'oidc remove',
  usage: 'oidc remove --name NAME   (revokes the access of its people, who then need a link to set a password)',
  options: { name: { type: 'string' } },
  arguments: 0,
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
};
