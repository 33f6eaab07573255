import { execFileSync } from 'node:child_process';
import type { Admin } from '../platform/admin-session.ts';
import { platformProcess } from '../platform/platform-process.ts';
import { addOrganizations } from '../platform/prepare-platform.ts';

/**
 * Creates the organizations and clients of the suite in the service of this machine, which may be running, and prints its
 * credentials. The settings are those of the service.
 */
const admin: Admin = async (...args) => {
  const command = [...platformProcess('src/admin/main.ts'), ...args, '--json'];
  return JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
};

try {
  console.log(JSON.stringify(await addOrganizations(admin), null, 2));
} catch {
  // The command has printed why it failed.
  process.exitCode = 1;
}
