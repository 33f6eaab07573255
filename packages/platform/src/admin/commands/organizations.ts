import { UsageError } from '@worklane/contract/command-line';
import { recordAudit } from '../../audit/audit-log.ts';
import { adminCommand } from '../../config/installation.ts';
import {
  controlNames,
  deletedOrganization,
  type Quota,
  quotas,
  readControls,
  setControl,
} from '../../database/operator-controls.ts';
import { createOrganization, deleteOrganization, listOrganizations } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { organizationOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';
import { switchControl } from '../switch-control.ts';

/** @throws UsageError */
function limitOf(value: unknown, quota: Quota): string | undefined {
  if (value === 'default') return undefined;
  // As for ACCESS_TOKEN_SECONDS.
  const least = quota === 'token-seconds' ? 60 : 0;
  if (/^\d{1,9}$/.test(String(value)) && Number(value) >= least) return String(Number(value));
  throw new UsageError(`--${quota} must be a whole number from ${least} or "default", not ${JSON.stringify(value)}.`);
}

export const organizationCommands: readonly Command[] = [
  {
    name: 'organization create',
    usage: 'organization create NAME',
    arguments: 1,
    async run({ store, clock }, { arguments: [name = ''] }) {
      const organization = await createOrganization(store.db, name, clock());
      return { text: `Organization ${organization.organization_id}: ${organization.name}`, data: organization };
    },
  },
  {
    name: 'organization list',
    usage: 'organization list',
    async run({ store }) {
      const organizations = await listOrganizations(store.db);
      return { text: table(organizations, 'No organizations.'), data: organizations };
    },
  },
  {
    name: 'organization suspend',
    usage: 'organization suspend --organization ID --reason TEXT   (its members and applications read the reason)',
    async run(dependencies, values) {
      const { organizationId, name } = await organizationOption(dependencies.store, values);
      const control = { name: controlNames.organization(organizationId), value: textOption(values, 'reason') };
      const action = 'organization.suspended';
      const isSwitched = await switchControl(dependencies, { ...control, organizationId, action });
      return {
        text: `Suspended ${name}. Nodes reject its requests and pause its webhooks within two seconds.`,
        data: { organization_id: organizationId, suspended: isSwitched },
      };
    },
  },
  {
    name: 'organization resume',
    usage: 'organization resume --organization ID',
    async run(dependencies, values) {
      const { organizationId, name } = await organizationOption(dependencies.store, values);
      const control = { name: controlNames.organization(organizationId), value: undefined };
      const action = 'organization.resumed';
      const isSwitched = await switchControl(dependencies, { ...control, organizationId, action });
      return {
        text: isSwitched ? `Resumed ${name}.` : `${name} is not suspended.`,
        data: { organization_id: organizationId, resumed: isSwitched },
      };
    },
  },
  {
    name: 'organization limit',
    usage: `organization limit --organization ID ${quotas.map((quota) => `[--${quota} NUMBER|default]`).join(' ')}`,
    async run(dependencies, values) {
      const { organizationId, name } = await organizationOption(dependencies.store, values);
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
  },
  {
    name: 'organization delete',
    usage: 'organization delete --organization ID --name NAME   (a suspended one, with all its data; cannot be undone)',
    async run({ store, clock, operator }, values) {
      const { organizationId, name } = await organizationOption(store, values);
      if (textOption(values, 'name') !== name) throw new UsageError(`Organization ${organizationId} has another name.`);
      const control = controlNames.organization(organizationId);
      if (!(await readControls(store.db)).some((each) => each.name === control)) {
        const command = `${adminCommand} organization suspend --organization ${organizationId} --reason TEXT`;
        throw new UsageError(`Suspend the organization first, so that nothing is written meanwhile: ${command}`);
      }
      const details = { control: `deleted ${organizationId}` };
      await recordAudit(store.db, { organizationId: 0, action: 'service.switched', actor: operator, details }, clock());
      const rows = await deleteOrganization(store.maintenance, organizationId);
      const deleted = { name: control, value: deletedOrganization, operator: operator.name ?? 'operator' };
      await setControl(store.db, deleted, clock());
      return {
        text: `Deleted ${name} with ${rows} rows. Its audit log is kept.`,
        data: { organization_id: organizationId, deleted_rows: rows },
      };
    },
  },
];
