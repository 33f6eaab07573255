import { mostKeepDays, rotateSecret, usualKeepDays } from '../../oauth/clients/rotate-secret.ts';
import { applicationOf, shownOnce } from '../application.ts';
import type { Command } from '../command.ts';
import { numberOf } from '../values.ts';

export const secretRotate: Command = {
  name: 'secret rotate',
  usage: `secret rotate --application CLIENT_ID [--keep-days 0..${mostKeepDays}]   (how long the old one stays valid)`,
  options: {
    application: { type: 'string' },
    'keep-days': { type: 'string', default: String(usualKeepDays) },
  },
  arguments: 0,
  async run(session, values) {
    const keepDays = numberOf(values, 'keep-days', { least: 0, most: mostKeepDays });
    const { organizationId, clientId } = await applicationOf(session, values);
    const context = { db: session.store.db, clock: session.clock };
    const { application, secret } = await rotateSecret(context, 'operator', organizationId, clientId, keepDays);
    const old = application.secrets.find(({ expires_at }) => expires_at !== null);
    return {
      text: secret,
      data: { ...application, client_secret: secret },
      note: `${shownOnce}\n${old ? `The old one is accepted until ${old.expires_at}.` : 'No other one is accepted.'}`,
    };
  },
};
