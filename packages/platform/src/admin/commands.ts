import type { Command } from './command.ts';
import { memberAdd } from './commands/member-add.ts';
import { memberList } from './commands/member-list.ts';
import { organizationCreate } from './commands/organization-create.ts';
import { organizationList } from './commands/organization-list.ts';
import { tokenCreate } from './commands/token-create.ts';
import { tokenRevoke } from './commands/token-revoke.ts';

export const commands: readonly Command[] = [
  organizationCreate,
  organizationList,
  memberAdd,
  memberList,
  tokenCreate,
  tokenRevoke,
];

export const usage = `Usage: npm run admin -- COMMAND [--json]

${commands.map((command) => `  ${command.usage}`).join('\n')}

It works on the database that the settings of the service name (DATABASE_URL, DATA_FOLDER), also while the
service runs on PostgreSQL. The embedded database is open to one process at a time.`;
