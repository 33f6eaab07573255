import { adminCommand } from '../config/installation.ts';
import type { Command } from './command.ts';
import { accountRevoke } from './commands/account-revoke.ts';
import { applicationCreate } from './commands/application-create.ts';
import { applicationDelete } from './commands/application-delete.ts';
import { applicationList } from './commands/application-list.ts';
import { applicationRevoke } from './commands/application-revoke.ts';
import { applicationShow } from './commands/application-show.ts';
import { applicationUpdate } from './commands/application-update.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { conformanceCredentials } from './commands/conformance-credentials.ts';
import { deliveryDiscard } from './commands/delivery-discard.ts';
import { deliveryList } from './commands/delivery-list.ts';
import { deliveryPause } from './commands/delivery-pause.ts';
import { deliveryResume } from './commands/delivery-resume.ts';
import { doctor } from './commands/doctor.ts';
import { firstSteps } from './commands/first-steps.ts';
import { keyList } from './commands/key-list.ts';
import { keyRotate } from './commands/key-rotate.ts';
import { memberAdd } from './commands/member-add.ts';
import { memberList } from './commands/member-list.ts';
import { memberPassword } from './commands/member-password.ts';
import { memberRemove } from './commands/member-remove.ts';
import { memberRole } from './commands/member-role.ts';
import { move } from './commands/move.ts';
import { nodeDrain } from './commands/node-drain.ts';
import { nodeResume } from './commands/node-resume.ts';
import { oidcRemove } from './commands/oidc-remove.ts';
import { oidcSet } from './commands/oidc-set.ts';
import { oidcShow } from './commands/oidc-show.ts';
import { oidcUnlink } from './commands/oidc-unlink.ts';
import { organizationCreate } from './commands/organization-create.ts';
import { organizationDelete } from './commands/organization-delete.ts';
import { organizationLimit } from './commands/organization-limit.ts';
import { organizationList } from './commands/organization-list.ts';
import { organizationResume } from './commands/organization-resume.ts';
import { organizationSuspend } from './commands/organization-suspend.ts';
import { personErase } from './commands/person-erase.ts';
import { personExport } from './commands/person-export.ts';
import { recovered } from './commands/recovered.ts';
import { restore } from './commands/restore.ts';
import { secondFactorRemove } from './commands/second-factor-remove.ts';
import { secretRotate } from './commands/secret-rotate.ts';
import { serviceReadOnly } from './commands/service-read-only.ts';
import { serviceReencrypt } from './commands/service-reencrypt.ts';
import { serviceWritable } from './commands/service-writable.ts';
import { status } from './commands/status.ts';
import { tokenGenerate } from './commands/token-generate.ts';
import { tokenRevoke } from './commands/token-revoke.ts';

export const commands: readonly Command[] = [
  firstSteps,
  conformanceCredentials,
  organizationCreate,
  organizationList,
  organizationSuspend,
  organizationResume,
  organizationLimit,
  organizationDelete,
  memberAdd,
  memberList,
  memberPassword,
  memberRemove,
  memberRole,
  accountRevoke,
  personExport,
  personErase,
  applicationCreate,
  applicationList,
  applicationShow,
  applicationUpdate,
  applicationRevoke,
  applicationDelete,
  secretRotate,
  secondFactorRemove,
  oidcSet,
  oidcRemove,
  oidcShow,
  oidcUnlink,
  tokenGenerate,
  tokenRevoke,
  keyRotate,
  keyList,
  doctor,
  status,
  deliveryList,
  deliveryPause,
  deliveryResume,
  deliveryDiscard,
  serviceReadOnly,
  serviceWritable,
  serviceReencrypt,
  nodeDrain,
  nodeResume,
  check,
  backup,
  restore,
  recovered,
  move,
];

export const usage = `Usage: ${adminCommand} COMMAND [--json]

${commands.map((command) => `  ${command.usage}`).join('\n')}

Commands use the database that the settings of the service select (DATABASE_URL, DATA_FOLDER). They work while the
service runs: with an embedded database, the service runs the command itself, and reads or writes FILE.`;
