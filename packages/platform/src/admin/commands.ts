import { adminCommand } from '../config/installation.ts';
import type { Command } from './command.ts';
import { applicationCommands } from './commands/applications.ts';
import { backupCommands } from './commands/backups.ts';
import { check } from './commands/check.ts';
import { conformanceCredentials } from './commands/conformance-credentials.ts';
import { deliveryCommands } from './commands/deliveries.ts';
import { distribute } from './commands/distribute.ts';
import { doctor } from './commands/doctor.ts';
import { firstSteps } from './commands/first-steps.ts';
import { oidcCommands } from './commands/identity-providers.ts';
import { keyCommands } from './commands/keys.ts';
import { memberCommands } from './commands/members.ts';
import { move } from './commands/move.ts';
import { nodeCommands } from './commands/nodes.ts';
import { organizationCommands } from './commands/organizations.ts';
import { accountCommands } from './commands/people.ts';
import { recordCommands } from './commands/records.ts';
import { recovered } from './commands/recovered.ts';
import { serviceCommands } from './commands/service.ts';
import { status } from './commands/status.ts';
import { supportCommands } from './commands/support.ts';
import { tokenCommands } from './commands/tokens.ts';

export const commands: readonly Command[] = [
  firstSteps,
  conformanceCredentials,
  ...organizationCommands,
  ...memberCommands,
  ...accountCommands,
  ...recordCommands,
  ...supportCommands,
  ...applicationCommands,
  ...oidcCommands,
  ...tokenCommands,
  ...keyCommands,
  doctor,
  status,
  ...deliveryCommands,
  ...serviceCommands,
  ...nodeCommands,
  check,
  ...backupCommands,
  recovered,
  move,
  distribute,
];

export const usage = `Usage: ${adminCommand} COMMAND [--json]

${commands.map((command) => `  ${command.usage}`).join('\n')}

Commands use the database that the settings of the service select (DATABASE_URL, DATA_FOLDER). They work while the
service runs: with an embedded database, the service runs the command itself, and reads or writes FILE.`;
