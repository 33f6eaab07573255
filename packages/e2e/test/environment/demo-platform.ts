import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { scopes } from '@worklane/contract';
import { Cleanup } from '@worklane/testing/cleanup';
import { freePort } from '@worklane/testing/free-port';
import { inject } from 'vitest';
import { platformProcess } from '../../src/platform/platform-process.ts';
import { startService } from '../../src/platform/start-platform.ts';
import { embeddedDatabase } from '../../src/platform/test-database.ts';
import type { Account } from './accounts.ts';
import type {} from './template-databases-setup.ts';

/** A service as `npm start` starts it: with demo data in a new embedded database, and with the default settings. */
export interface DemoService {
  readonly baseUrl: string;
  /** The owner of the demo organization, as the first start prints it. */
  readonly owner: Account;
  /**
   * Returns a value that the first start or `first-steps` prints.
   * @param part the label before it, of which the first one counts: `Public application`
   * @returns undefined if none is printed
   */
  printed(part: string, name: string): string | undefined;
}

export interface DemoPlatform extends DemoService {
  readonly pid: number;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
}

/**
 * @param env environment variables in addition to the default settings
 * @param parent of the folder of the database. Default: the temporary folder of the system
 */
export async function startDemoPlatform(
  env: Readonly<Record<string, string>> = {},
  parent?: string,
): Promise<DemoPlatform> {
  const { PORT = String(await freePort()) } = env;
  const database = await embeddedDatabase(parent);
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const settings = {
    ...{ PATH, PORT },
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...database.settings,
    ...env,
  };
  const service = await startService(settings);
  const { stdout: firstSteps } = await promisify(execFile)(
    process.execPath,
    [...platformProcess('src/admin/main.ts'), 'first-steps'],
    { env: settings },
  );
  const output = `${service.output()}\n${firstSteps}`;
  const printed = (part: string, name: string) => linesOf(part, output).match(new RegExp(`\\b${name} +(\\S+)`))?.[1];
  return {
    baseUrl: `http://127.0.0.1:${PORT}`,
    pid: service.pid,
    owner: { email: printed('E-mail', 'E-mail') ?? '', password: printed('Password', 'Password') ?? '' },
    printed,
    async stop() {
      await service.stop();
      await database.remove();
    },
  };
}

/** Returns the line with a label, and the indented ones below it. */
const linesOf = (label: string, output: string): string =>
  output.match(new RegExp(`^  ${label} .*(\\n {8,}.*)*`, 'm'))?.[0] ?? '';

let started: Promise<DemoService> | undefined;

/**
 * Returns the demo service of this worker, which stops with the worker. Test files share its data: they assert what they have
 * changed themselves, and find records of other files beside it.
 */
export function sharedDemoPlatform(): Promise<DemoService> {
  started ??= start();
  return started;
}

async function start(): Promise<DemoService> {
  const platform = await startDemoPlatform({}, inject('templatesFolder'));
  new Cleanup().add({ kill: platform.pid });
  return platform;
}

/**
 * Returns an access token of the demo organization, with all scopes by default.
 * @param resource the API by default, or the MCP server
 */
export async function requestAccessToken(
  { baseUrl, printed }: DemoService,
  scope: string = Object.keys(scopes).join(' '),
  resource: string = baseUrl,
): Promise<string> {
  const credentials = {
    client_id: printed('Private application', 'client_id') ?? '',
    client_secret: printed('Private application', 'client_secret') ?? '',
  };
  const form = { grant_type: 'client_credentials', organization_id: '1042', ...credentials, scope, resource };
  const response = await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
  return ((await response.json()) as { access_token: string }).access_token;
}
