import { controlNames } from '../../database/operator-controls.ts';
import { getOrganization } from '../../identity/organizations.ts';
import type { Command } from '../command.ts';
import { numberOption } from '../option-values.ts';
import { switchControl } from '../switch-control.ts';

export const organizationResume: Command = {
  name: 'organization resume',
  usage: 'organization resume --organization ID',
  options: { organization: { type: 'string' } },
  arguments: 0,
  async run(dependencies, values) {
    const organization = await getOrganization(dependencies.store.db, numberOption(values, 'organization'));
    const { organization_id: organizationId, name } = organization;
    const value = undefined;
    const control = {
      name: controlNames.organization(organizationId),
      value,
      organizationId,
      action: 'organization.resumed',
    } as const;
    const isSwitched = await switchControl(dependencies, control);
    return {
      text: isSwitched ? `Resumed ${name}.` : `${name} is not suspended.`,
      data: { organization_id: organizationId, resumed: isSwitched },
    };
  },
};
