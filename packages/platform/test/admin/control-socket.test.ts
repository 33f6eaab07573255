import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { waitFor } from '@worklane/testing/wait-for';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createCommandDependencies, type Terminal } from '../../src/admin/command.ts';
import { openControlSocket } from '../../src/admin/control/control-socket.ts';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { readSettings } from '../../src/config/settings.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { baseUrl, openTokenService, secret } from '../environment/token-service.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';

let folder: string;
let close: () => Promise<void>;

const store = await openEmbeddedStore();
const service = await openTokenService(store);

beforeEach(async () => {
  folder = await openFolder();
  close = await listen();
});
afterEach(() => close());

/** Opens the control socket of a service with an in-memory database. */
function listen(onTerminal: (terminal: Terminal) => void = () => undefined): Promise<() => Promise<void>> {
  const settings = readSettings({ DATA_FOLDER: folder, WORKLANE_SECRET: secret, BASE_URL: baseUrl });
  const ids = new RecordIds(store.db);
  const parts = { store, settings, clock: () => new Date(), ids, keys: async () => service.keys };
  const commandDependencies = (terminal: Terminal) => {
    onTerminal(terminal);
    return createCommandDependencies(parts, terminal);
  };
  return openControlSocket({ settings, commandDependencies, logger: watchedLogger() });
}

const noInput = () => Promise.reject(new Error('Standard input is empty.'));

async function admin(argv: string[], readLine: (prompt: string) => Promise<string> = noInput) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runAdmin({
    argv,
    // Other settings than the service has, so that the output shows where the command ran.
    env: { DATA_FOLDER: folder },
    workingFolder: folder,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    readLine,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const createOrganization = async (name: string): Promise<string> =>
  String(JSON.parse((await admin(['organization', 'create', name, '--json'])).out).organization_id);

describe('an admin command while the service has the folder open', () => {
  it('writes a backup to a file only', async () => {
    const { code, out, err } = await admin(['backup', '-']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('writes only to files: name one.');
  });

  it('runs in the service, with its output and exit codes', async () => {
    expect(await admin(['organization', 'create', 'Elm & Ash'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^Organization \d+: Elm & Ash$/),
      err: '',
    });
    expect(await admin(['member', 'list', '--organization', '999'])).toMatchObject({ code: 1, out: '' });
    expect(await admin(['organization'])).toEqual({
      code: 2,
      out: '',
      err: 'Unknown command "organization". Did you mean "organization create"?\nRun npm run admin -- --help for a list of commands.',
    });
    expect(await admin(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('restore FILE') });
  });

  it('runs concurrently with others', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `Beside ${index}`);
    const ids = await Promise.all(names.map(createOrganization));
    expect(new Set(ids).size).toBe(5);
  });

  it('prompts for a password in the terminal of the user', async () => {
    const organization = await createOrganization('Asking');
    const nora = ['--name', 'Nora Berg', '--email', 'nora@example.com'];
    await admin(['member', 'add', '--organization', organization, ...nora]);
    const prompts: string[] = [];
    const readLine = async (prompt: string) => {
      prompts.push(prompt);
      return 'correct horse battery';
    };
    const set = await admin(['member', 'password', '--email', 'nora@example.com'], readLine);
    expect(set).toMatchObject({ code: 0, out: expect.stringMatching(/^Changed the password of Nora Berg/) });
    expect(prompts).toEqual(['Password of nora@example.com: ']);
    const short = await admin(['member', 'password', '--email', 'nora@example.com'], async () => 'short');
    expect(short).toMatchObject({ code: 1, err: expect.stringMatching(/^password: must have at least/) });
  });

  it('takes effect in the service at once', async () => {
    const organization = await createOrganization('At once');
    const fields = ['--name', 'Report', '--type', 'private', '--scopes', 'tasks.read', '--json'];
    const created = await admin(['application', 'create', '--organization', organization, ...fields]);
    const { client_id } = JSON.parse(created.out);
    const { out: token } = await admin(['token', 'generate', '--application', client_id, '--scopes', 'all']);
    expect(await service.check.authenticate(token)).toMatchObject({ organizationId: Number(organization) });
    expect(await admin(['token', 'revoke', token])).toMatchObject({ code: 0 });
    await waitFor(() => expect(() => service.check.authenticate(token)).toThrow(/revoked/));
    const { kid } = JSON.parse((await admin(['key', 'rotate', '--json'])).out);
    expect(service.keys.published.map((key) => key.kid)).toContain(kid);
  });

  it('is not sent to the service when DATABASE_URL names a server', async () => {
    const env = { DATA_FOLDER: folder, DATABASE_URL: 'postgresql://127.0.0.1:1/worklane', WORKLANE_SECRET: secret };
    const err: string[] = [];
    const options = { workingFolder: folder, print: () => undefined, readLine: noInput };
    const printError = (line: string) => err.push(line);
    expect(await runAdmin({ argv: ['organization', 'list'], env, printError, ...options })).toBe(1);
    expect(err.join()).toMatch(/127\.0\.0\.1:1 .*refuses connections/);
  });

  describe('that prompts for a password', () => {
    const argv = ['member', 'password', '--email', 'ola@example.com'];

    beforeEach(async () => {
      const organization = await createOrganization('Waiting');
      const ola = ['--name', 'Ola Holm', '--email', 'ola@example.com'];
      await admin(['member', 'add', '--organization', organization, ...ola]);
    });

    it('fails when the service stops', async () => {
      const stopped = await admin(argv, async () => {
        await close();
        return 'correct horse battery';
      });
      expect(stopped).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/service/) });
      close = await listen();
    });

    it('is aborted when the terminal is closed', async () => {
      const aborted = Promise.withResolvers<void>();
      await close();
      close = await listen(({ signal }) => signal?.addEventListener('abort', () => aborted.resolve()));
      const socket = connect(join(folder, 'control.sock'));
      socket.write(`${JSON.stringify({ argv, workingFolder: folder })}\n`);
      await once(socket, 'data');
      socket.destroy();
      await aborted.promise;
    });
  });
});

describe('the control socket', () => {
  it('is accessible to its owner only, and is removed when the service stops', async () => {
    const socket = join(folder, 'control.sock');
    const { mode } = await stat(socket);
    expect(mode & 0o777).toBe(0o600);
    await close();
    await expect(stat(socket)).rejects.toThrow(/ENOENT/);
    close = await listen();
  });

  it('replaces a file or socket that was left behind', async () => {
    await close();
    const path = join(folder, 'control.sock');
    const kept = join(folder, 'kept');
    await writeFile(kept, 'kept');
    await symlink(kept, path);
    close = await listen();
    expect(await admin(['organization', 'list'])).toMatchObject({ code: 0 });
    expect(await readFile(kept, 'utf8')).toBe('kept');

    await close();
    const crashed = createServer().listen(path);
    await once(crashed, 'listening');
    await chmod(path, 0o777);
    close = await listen();
    onTestFinished(() => void crashed.close());
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await admin(['organization', 'list'])).toMatchObject({ code: 0 });
  });

  it('works in a folder whose path is longer than a socket address', async () => {
    await close();
    const short = folder;
    folder = join(folder, 'long'.repeat(40));
    await mkdir(folder);
    close = await listen();
    expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600);
    expect(await admin(['organization', 'create', 'Far away'])).toMatchObject({ code: 0 });
    await close();
    folder = short;
    close = await listen();
  });
});
