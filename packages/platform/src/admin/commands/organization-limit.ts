import { UsageError } from '@worklane/contract/command-line';
import { controlNames, type Quota, quotas } from '../../database/operator-controls.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption } from '../option-values.ts';
import { switchControl } from '../switch-control.ts';

export const organizationLimit: Command = {
  name: 'organization limit',
  usage: `organization limit --organization ID ${quotas.map((quota) => `[--${quota} NUMBER|default]`).join(' ')}`,
  options: Object.fromEntries(['organization', ...quotas].map((name) => [name, { type: 'string' as const }])),
  arguments: 0,
  async run(dependencies, values) {
    const organization = await getOrganization(dependencies.store.db, numberOption(values, 'organization'));
    const { organization_id: organizationId, name } = organization;
    const given = quotas.filter((quota) => values[quota] !== undefined);
    if (given.length === 0) throw new UsageError(`Expected ${quotas.map((quota) => `--${quota}`).join(', ')}.`);
    const limits = given.map((quota) => [quota, limitOf(values[quota], quota)] as const);
    for (const [quota, value] of limits) {
      const control = { name: controlNames.quota(organizationId, quota), value, organizationId };
      await switchControl(dependencies, { ...control, action: 'organization.limited' });
    }
    const text = limits.map(([quota, value]) => `${quota} ${value ?? 'as for all'}`).join(', ');
    return {
      text: `Limits of ${name}: ${text}.`,
      data: {
        organization_id: organizationId,
        ...Object.fromEntries(limits.map(([quota, value]) => [quota, value ?? null])),
      },
    };
  },
};

/** @throws UsageError */
function limitOf(value: unknown, quota: Quota): string | undefined {
  if (value === 'default') return undefined;
  if (/^\d{1,9}$/.test(String(value))) return String(Number(value));
  throw new UsageError(`--${quota} must be a whole number or "default", not ${JSON.stringify(value)}.`);
}
