import { scopes as catalogue } from '@worklane/contract';
import { findOrganization } from '../../accounts/organizations.ts';
import { createIssuer } from '../../oauth/issue-token.ts';
import { type Command, UsageError, type Values } from '../command.ts';
import { numberOf, textOf } from '../values.ts';

const mostDays = 30;
const day = 86_400;

export const tokenCreate: Command = {
  name: 'token create',
  usage: `token create --organization ID --scopes "tasks.read tasks.write"|all [--days 1..${mostDays}] [--force]`,
  options: {
    organization: { type: 'string' },
    scopes: { type: 'string' },
    days: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  },
  arguments: 0,
  async run({ store, clock, baseUrl, production, keys }, values) {
    if (production && !values.force) {
      throw new UsageError('NODE_ENV is production, and these tokens are for development. --force makes one anyway.');
    }
    const scopes = scopesOf(values);
    const lifetimeSeconds = numberOf(values, 'days', mostDays) * day;
    const { organization_id, name } = await findOrganization(store.db, numberOf(values, 'organization'));
    const issue = createIssuer({ keys: await keys(), baseUrl, clock });
    const issued = await issue({ organizationId: organization_id, clientId: 'development', scopes, lifetimeSeconds });
    const expires_at = issued.expiresAt.toISOString();
    return {
      text: issued.token,
      data: { token: issued.token, jti: issued.jti, organization_id, scopes, issuer: baseUrl, expires_at },
      note: `A development token for ${name} at ${baseUrl}, until ${expires_at}. Applications get theirs by OAuth.`,
    };
  },
};

function scopesOf(values: Values): string[] {
  const names = [
    ...new Set(
      textOf(values, 'scopes')
        .split(/[\s,]+/)
        .filter((name) => name !== ''),
    ),
  ];
  if (names.length === 1 && names[0] === 'all') return Object.keys(catalogue);
  const unknown = names.filter((name) => !(name in catalogue));
  if (unknown.length === 0 && names.length > 0) return names;
  const which = unknown.length > 0 ? `There is no scope ${unknown.join(', ')}` : '--scopes is empty';
  throw new UsageError(`${which}. The scopes are all, or some of: ${Object.keys(catalogue).join(' ')}.`);
}
