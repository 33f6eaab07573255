import { rotateAuditedSecret } from '../../oauth/clients/audited-client-changes.ts';
import { defaultKeepDays, maxKeepDays } from '../../oauth/clients/rotate-client-secret.ts';
import type { Command } from '../command.ts';
import { applicationOption, numberOption } from '../option-values.ts';
import { secretNote } from '../output.ts';

export const secretRotate: Command = {
  name: 'secret rotate',
  usage: `secret rotate --application CLIENT_ID [--keep-days 0..${maxKeepDays}]   (how long the old secret stays valid)`,
  options: {
    application: { type: 'string' },
    'keep-days': { type: 'string', default: String(defaultKeepDays) },
  },
  arguments: 0,
  async run(dependencies, values) {
    const keepDays = numberOption(values, 'keep-days', { min: 0, max: maxKeepDays });
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
};
