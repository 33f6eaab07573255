import { UsageError } from '@worklane/contract/command-line';
import { recordAudit } from '../../audit/audit-log.ts';
import { adminCommand } from '../../config/installation.ts';
import { controlNames, deletedOrganization, readControls, setControl } from '../../database/operator-controls.ts';
import { deleteOrganization } from '../../identity/delete-organization.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';

export const organizationDelete: Command = {
  name: 'organization delete',
  usage: 'organization delete --organization ID --name NAME   (a suspended one, with all its data; cannot be undone)',
  options: { organization: { type: 'string' }, name: { type: 'string' } },
  arguments: 0,
  async run({ store, clock, operator }, values) {
    const organization = await getOrganization(store.db, numberOption(values, 'organization'));
    const { organization_id: organizationId, name } = organization;
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
};
