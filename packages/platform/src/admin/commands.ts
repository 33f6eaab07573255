import { adminCommand } from '../config/installation.ts';
import type { Command } from './command.ts';
import { applicationCommands, tokenCommands } from './commands/applications.ts';
import { conformanceCredentials, firstSteps } from './commands/credentials.ts';
import { backupCommands, distribute, move, recovered } from './commands/database.ts';
import { deliveryCommands } from './commands/deliveries.ts';
import { doctor } from './commands/doctor.ts';
import { oidcCommands } from './commands/identity-providers.ts';
import { memberCommands } from './commands/members.ts';
import { organizationCommands } from './commands/organizations.ts';
import { accountCommands, supportCommands } from './commands/people.ts';
import { check, recordCommands, status } from './commands/records.ts';
import { keyCommands, nodeCommands, serviceCommands } from './commands/service.ts';

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
