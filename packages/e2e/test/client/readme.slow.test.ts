import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Client, type ClientErrorCode, clientCredentials, createClient } from '@worklane/client';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnOrganization, ownOrganization } from '../environment/shared-platform.ts';
import { applicationOf } from './application.ts';

// A service starts.

const readme = readFileSync(new URL('../../../client/README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/^```ts\n(.+?)^```/gms)].map(([, code = '']) => code);
const folder = fileURLToPath(new URL('../../test-results/client-readme/', import.meta.url));
const compiler = fileURLToPath(new URL('../../../../node_modules/.bin/tsc', import.meta.url));

let platform: OwnOrganization;
let worklane: Client;
let said: string[];

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  platform = await ownOrganization();
  worklane = createClient({ baseUrl: platform.baseUrl, auth: clientCredentials(applicationOf(platform)) });
});

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((...words) => said.push(words.map(String).join(' ')));
});

/** The `client` of the snippets after the first one. */
const client = `
import { clientCredentials, createClient } from '@worklane/client';
const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = process.env;
const scope = JSON.parse(process.env.SCOPE ?? '[]');
const auth = clientCredentials({ clientId, clientSecret, organizationId: 1, scope });
const worklane = createClient({ baseUrl: 'https://api.example.com', auth });
`;

const whole = (code: string) => `${code.includes('createClient(') ? '' : client}${code}\nexport {};\n`;

const started = new Set<string>();

/** Runs the snippet that contains this text against the service. */
async function run<Exports>(text: string, tokensFile = 'tokens.json'): Promise<Exports> {
  const found = snippets.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  const [code = ''] = found;
  started.add(code);
  const { clientId = '', clientSecret = '', organizationId, scope } = applicationOf(platform);
  vi.stubEnv('CLIENT_ID', clientId);
  vi.stubEnv('CLIENT_SECRET', clientSecret);
  vi.stubEnv('SCOPE', JSON.stringify(scope));
  const file = `${folder}run-${started.size}.ts`;
  const ours = whole(code)
    .replaceAll('https://api.example.com', platform.baseUrl)
    .replace('organizationId: 1', `organizationId: ${organizationId}`)
    .replaceAll('tokens.json', tokensFile);
  writeFileSync(file, ours);
  return import(file);
}

it('contains snippets that type-check', () => {
  for (const [index, code] of snippets.entries()) writeFileSync(`${folder}types-${index}.ts`, whole(code));
  const options = { extends: '../../../conformance/tsconfig.json', include: ['types-*.ts'] };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(options));
  const check = () => execFileSync(compiler, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(check).not.toThrow();
});

describe('the snippet of', () => {
  it('the first call', async () => {
    await run("create({ title: 'Call Maja' })");
    expect(said).toEqual([expect.stringMatching(/^\d+ open$/)]);
  });

  it('records', async () => {
    await run('worklane.contacts.delete');
    expect(said).toEqual(['Buyer']);
  });

  it('lists', async () => {
    await worklane.tasks.create({ title: 'An open one' });
    await worklane.contacts.create({ last_name: 'Lindqvist' });
    await run('worklane.tasks.iterate');
    expect(said).toContain('An open one');
    expect(said.at(-1)).toBe('1 null');
  });

  it('changes', async () => {
    await run('worklane.tasks.modify');
    expect(said).toEqual(['house,urgent']);
    expect((await worklane.tasks.list({ q: 'Paint' })).data).toMatchObject([{ status: 'done' }]);
  });

  it('many changes', async () => {
    await run('inBatches');
    expect(said).toEqual(['0']);
    expect((await worklane.tasks.list({ q: 'Sand' })).data).toHaveLength(1);
  });

  it('a sign-in', async () => {
    interface SignIn {
      callback(url: string): Promise<void>;
      worklane: Client;
    }
    const { callback, worklane: theirs } = await run<SignIn>('await login.start()');
    const { origin, pathname, searchParams } = new URL(said[0] ?? '');
    expect(`${origin}${pathname}`).toBe(`${platform.baseUrl}/oauth/authorize`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    const wrong = 'https://lighthouse.example.com/callback?code=c&state=another';
    await expect(callback(wrong)).rejects.toMatchObject({ code: 'state_mismatch' });
    await expect(theirs.tasks.list()).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('a storage', async () => {
    const file = `${folder}tokens.json`;
    const current = { access_token: 'a', token_type: 'Bearer', expires_in: 60, scope: 'tasks.read' };
    const organization = { organization_id: 7, organization_name: 'Harbour' };
    writeFileSync(file, JSON.stringify({ ...current, ...organization, received_at: Date.now() }));
    await run('TokenStorage', file);
    expect(said).toEqual(['Harbour']);
  });

  it('a plain token', async () => {
    const { organizationId } = applicationOf(platform);
    const claims = Buffer.from(JSON.stringify({ organization_id: organizationId })).toString('base64url');
    vi.stubEnv('WORKLANE_TOKEN', `x.${claims}.x`);
    await run('WORKLANE_TOKEN');
    expect(said).toEqual([String(organizationId)]);
  });

  it('webhooks', async () => {
    await run('worklane.webhooks.create');
    expect(said).toEqual(['true']);
  });

  it('the feed', async () => {
    await worklane.tasks.create({ title: 'For the feed' });
    await run('worklane.events.pages');
    expect(said).toContain('task.created For the feed');
  });

  it('queries in a component', async () => {
    const { useTasks } = await run<{ useTasks: () => unknown }>('useLiveUpdates');
    expect(useTasks).toBeTypeOf('function');
  });

  it('queries without a framework', async () => {
    await run('fetchInfiniteQuery');
    expect(said).toEqual(['2 true']);
  });

  it('an error', async () => {
    await run('validation_failed');
    expect(said).toEqual([expect.stringMatching(/^\/title ./)]);
  });

  it('options of calls', async () => {
    await run("idempotencyKey: 'mail-815'");
    expect((await worklane.tickets.list()).data).toMatchObject([{ subject: 'No light' }]);
  });

  it('raw calls', async () => {
    await run('worklane.raw.GET');
    expect(said).toEqual(['1 true']);
  });

  it('the stream', async () => {
    const { id } = await worklane.deals.create({ title: 'New roof' });
    // It never ends: the test process stops it.
    run('worklane.events.stream').catch(() => undefined);
    await waitFor(async () => {
      await worklane.deals.update(id, { stage: 'lead' });
      await worklane.deals.update(id, { stage: 'won' });
      expect(said).toContain('Won: New roof true');
    });
  });
});

it('contains no untested snippet', () => {
  expect(started.size).toBe(snippets.length);
});

it('lists every error code of the client', () => {
  const codes: Record<ClientErrorCode, true> = {
    network_error: true,
    timeout: true,
    aborted: true,
    unexpected_response: true,
    organization_unknown: true,
    signed_out: true,
    storage_failed: true,
    callback_failed: true,
    state_mismatch: true,
    issuer_mismatch: true,
  };
  expect([...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)).toEqual(Object.keys(codes));
});
