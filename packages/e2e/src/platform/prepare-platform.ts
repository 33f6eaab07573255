import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Credentials } from '@worklane/conformance';
import { withAdmin } from './admin-session.ts';
import { platformProcess, platformSettings } from './platform-process.ts';
import type { TestDatabase } from './test-database.ts';

const execute = promisify(execFile);

/** A database with the clients that the suite needs, before the service starts. */
export interface PreparedPlatform {
  readonly database: TestDatabase;
  readonly credentials: Required<
    Pick<Credentials, 'organization_id' | 'client_id' | 'client_secret' | 'additional_clients' | 'public' | 'other'>
  >;
}

/** The owner of the first organization. */
export const ownerEmail = (organizationId: number): string => `owner@${organizationId}.conformance.example`;

export const preparePlatform = async (database: TestDatabase): Promise<PreparedPlatform> => ({
  database,
  credentials: await withAdmin(platformSettings(database), (admin) => admin('conformance-credentials')),
});

/**
 * Returns new credentials for the conformance suite, with an expired token of the service.
 * @param env the environment variables of the running service
 */
export async function conformanceCredentials(env: Readonly<Record<string, string>>): Promise<Credentials> {
  const command = [...platformProcess('src/admin/main.ts'), 'conformance-credentials', '--json'];
  return JSON.parse((await execute(process.execPath, command, { env })).stdout);
}
