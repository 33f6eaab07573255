import { controlNames } from '../../database/operator-controls.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption, textOption } from '../option-values.ts';
import { switchControl } from '../switch-control.ts';

export const organizationSuspend: Command = {
  name: 'organization suspend',
  usage: 'organization suspend --organization ID --reason TEXT   (its members and applications read the reason)',
  options: { organization: { type: 'string' }, reason: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const organization = await getOrganization(dependencies.store.db, numberOption(values, 'organization'));
    const { organization_id: organizationId, name } = organization;
    const value = textOption(values, 'reason');
    const control = {
      name: controlNames.organization(organizationId),
      value,
      organizationId,
      action: 'organization.suspended',
    } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: `Suspended ${name}. Nodes reject its requests and pause its webhooks within two seconds.`,
      data: { organization_id: organizationId, suspended: isSwitched },
    };
  },
};
