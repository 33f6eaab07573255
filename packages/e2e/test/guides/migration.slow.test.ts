import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, clientCredentials, createClient } from '@worklane/client';
import { type Resource, resources } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationOf } from '../client/application.ts';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { root } from '../packed/public-packages.ts';
import { commandsOf, GuideSnippets } from './guide-snippets.ts';
import { type WorkspaceProject, workspaceProject } from './workspace-project.ts';

const guide = new GuideSnippets('migration.md');

let platform: OwnOrganization;
let client: Client;
let project: WorkspaceProject;
/** Of the prepared shell. */
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  platform = await ownOrganization();
  client = createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });
  project = await workspaceProject();
  await mkdir(join(project.folder, 'app'));
  // The command-line tool has the version of csv-parse that npm would install.
  await symlink(join(root, 'packages/cli/node_modules'), join(project.folder, 'app/node_modules'));
  await write('secret.txt', platform.credentials.client_secret);
  variables = await prepared();
});
afterAll(() => project?.remove());

const write = (name: string, content: string) => project.write(`app/${name}`, content);

const prepare = guide.take('Prepare', 'sh');

/** Runs commands in the folder of the application. */
async function shell(env: Readonly<Record<string, string>>, ...commands: readonly string[]): Promise<string> {
  const code = ['cd app', ...commands].join('\n');
  const replace = { 'http://127.0.0.1:4010': platform.baseUrl };
  return (await project.runSnippet({ ...prepare, code }, { env, replace })).stdout;
}

/** Prepares a shell as the guide says. @returns the variables that it exports */
async function prepared(): Promise<Record<string, string>> {
  const { client_id, organization_id } = platform.credentials;
  const env = { CLIENT_ID: client_id, ORGANIZATION_ID: String(organization_id), WORKLANE_KEYCHAIN: 'off' };
  const printed = await shell(
    { ...env, WORKLANE_CONFIG_DIR: project.folder },
    prepare.code,
    'env | grep -E "^(WORKLANE|CLIENT|ORGANIZATION)_"',
  );
  return Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/, 2)),
  );
}

/** Runs commands in the prepared shell. */
const run = (...commands: readonly string[]) => shell(variables, ...commands);

const all = async <T>(items: AsyncIterable<T>) => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

it('the order of the resources follows their references', async () => {
  const steps = [...guide.markdown.matchAll(/^\d\. (.+)$/gm)].map(([, names = '']) => names.toLowerCase().split(', '));
  const stepOf = (kind: string) => steps.findIndex((names) => names.some((name) => resourceNamed(name)?.kind === kind));
  for (const { kind, collection, references } of Object.values<Resource>(resources)) {
    if (kind === 'member') continue;
    expect(stepOf(kind), collection).toBeGreaterThanOrEqual(0);
    for (const { kind: referenced } of references) {
      if (referenced === 'member' || referenced === kind) continue;
      const earlier = referenced === 'any' ? steps.length - 2 : stepOf(referenced);
      expect(stepOf(kind), `${collection} after ${referenced}`).toBeGreaterThan(earlier);
    }
  }
});

const resourceNamed = (name: string) =>
  Object.values<Resource>(resources).find(({ collection }) => collection === name);

describe('a migration', () => {
  it('imports a file without references, after a dry run that sends nothing', async () => {
    await write('companies.csv', guide.take('Import a CSV file', 'csv').code);
    const [dryRun = '', real = ''] = commandsOf(guide.take('Import a CSV file', 'sh'));
    await run(dryRun);
    expect(await all(client.companies.iterate())).toEqual([]);
    await run(real);
    await run(real);
    const companies = await all(client.companies.iterate({ sort: 'created_at' }));
    expect(companies.map(({ external_id, name }) => [external_id, name])).toEqual([
      ['C-1', 'Nordwind'],
      ['C-2', 'Lindqvist, Berg & Co'],
    ]);
  });

  it('creates records with references by a program, which can run again', async () => {
    await write('contacts.csv', guide.take('Import with the API', 'csv').code);
    const program = guide.take('Import with the API', 'ts').code;
    const install = guide.take('Import with the API', 'sh', 'npm install').code;
    for (const [, name = ''] of program.matchAll(/ from '((?!node:)(?:@[^/']+\/)?[^/']+)/g))
      expect(install).toContain(name);
    await write('contacts.mts', program);
    const start = guide.take('Import with the API', 'sh', 'node').code;
    await run(start);
    await run(start);
    // The service forgets idempotency keys after 24 hours.
    await write('contacts.mts', program.replace('migration-contacts', 'migration-contacts-later'));
    await run(start);
    const contacts = await all(client.contacts.iterate({ sort: 'created_at' }));
    expect(contacts.map(({ external_id }) => external_id).toSorted()).toEqual(['P-1', 'P-2', 'P-3']);
    const companies = new Map((await all(client.companies.iterate())).map(({ id, external_id }) => [id, external_id]));
    const berg = contacts.find(({ last_name }) => last_name === 'Berg');
    expect(companies.get(berg?.company_id ?? 0)).toBe('C-2');
  });

  it('is verified by comparing external IDs', async () => {
    const verify = guide.take('Verify', 'sh').code;
    expect(await run(verify)).toBe('');
    const [{ id } = expect.unreachable()] = (await client.contacts.list({ external_id: 'P-3' })).data;
    await client.contacts.delete(id);
    await expect(run(verify)).rejects.toThrow('P-3');
  });

  it('catches up with each change once', async () => {
    await write('changes.mts', guide.take('Catch up', 'ts').code);
    const start = guide.take('Catch up', 'sh').code;
    expect(await run(start)).toMatch(/^(contact\.created P-\d version 1\n){3}contact\.deleted P-3 version 2\n$/);
    const [{ id } = expect.unreachable()] = (await client.contacts.list({ external_id: 'P-1' })).data;
    await client.contacts.update(id, { job_title: 'Buyer' });
    expect(await run(start)).toBe('contact.updated P-1 version 2\n');
    expect(await run(start)).toBe('');
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
