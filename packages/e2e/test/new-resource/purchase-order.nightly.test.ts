import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handEdits } from './hand-edits.ts';
import { WorkspaceCopy } from './workspace-copy.ts';

const fields =
  'number contact_id:contact company_id:company order_id:order status:draft|sent|approved|void currency line_items totals supplier_reference:string:unique due_date:date approved_at:date-time:read-only';

/** Those of the kind, and those with which its events are received. Other tests have those of other kinds. */
const operations = [
  ...['listPurchaseOrders', 'createPurchaseOrder', 'getPurchaseOrder', 'updatePurchaseOrder', 'deletePurchaseOrder'],
  ...['batchPurchaseOrders', 'listPurchaseOrderHistory', 'restorePurchaseOrder', 'approvePurchaseOrder'],
  ...['createWebhook', 'listEvents', 'searchRecords'],
];

const source = '--conditions=@worklane/source';
const generators = [source, 'tools/generators/src/main.ts'];

let copy: WorkspaceCopy;

beforeAll(async () => {
  copy = await WorkspaceCopy.create();
}, 120_000);
afterAll(async () => {
  await copy?.[Symbol.asyncDispose]();
});

// Each test continues where the one before it has ended.
describe('a new resource kind', { timeout: 400_000 }, () => {
  it('is written by one command, which ends with the commands that report what is left to decide', async () => {
    const { code, output } = await copy.run(
      'nx',
      'g',
      'worklane:resource',
      'purchase-order',
      '--fields',
      fields,
      '--group',
      'Sales',
    );
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/npm run lint\n.*npm run generate/),
    });
    const changes = copy.changes();
    expect(changes.filter(({ file }) => /\/generated\//.test(file))).toEqual([]);
    expect(changes.length).toBeGreaterThan(10);
    copy.commit();
  });

  it('gets an event that an operation causes by two commands, which write specs only', async () => {
    const event = ['worklane:event', 'purchase-order.approved', '--from', 'draft,sent', '--to', 'approved'];
    const path = '/api/v1/{organization_id}/purchase-orders/{id}/approve';
    const operation = ['worklane:operation', 'approvePurchaseOrder', '--path', path, '--causes', 'approved'];
    for (const command of [event, operation]) expect(await copy.run('nx', 'g', ...command)).toMatchObject({ code: 0 });
    expect(copy.changes().filter(({ file }) => !file.startsWith('specs/'))).toEqual([]);
    copy.commit();
  });

  it('cannot be generated again', async () => {
    const { code, output } = await copy.run('nx', 'g', 'worklane:resource', 'purchase-order');
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('"purchase-order" already exists'),
    });
    expect(copy.changes()).toEqual([]);
  });

  it('is reported until a person has decided the rest', async () => {
    const lint = await copy.run('node', ...generators, 'lint');
    const marks = handEdits.filter(([file, mark]) => file.startsWith('specs/') && mark.includes('TODO'));
    expect(lint.output.match(/^specs\/\S+:\d+:\d+ Decide: .*\(worklane\/no-todo\)$/gm)).toHaveLength(marks.length);
    expect(lint.output.trim().split('\n')).toHaveLength(marks.length);
  });

  it('costs at most 6 files and 60 lines by hand', async () => {
    for (const [file, marked, decided] of handEdits) {
      const text = await copy.read(file);
      expect(text, file).toContain(marked);
      await copy.write(
        file,
        text.replace(marked, () => decided),
      );
    }
    const changes = copy.changes();
    expect(changes.length).toBeLessThanOrEqual(6);
    expect(changes.reduce((sum, { lines }) => sum + lines, 0)).toBeLessThanOrEqual(60);
  });

  it('has no problem after these edits', async () => {
    const generate = await copy.run('node', ...generators, 'generate');
    expect(generate).toMatchObject({ code: 0 });
    expect(await copy.run('node', ...generators, 'lint')).toMatchObject({ code: 0 });
    expect(await copy.run('biome', 'check', 'specs', 'packages/dashboard/src/forms')).toMatchObject({ code: 0 });
    for (const name of ['client', 'platform', 'mock', 'conformance', 'dashboard']) {
      const types = await copy.run('tsc', '-p', `packages/${name}/tsconfig.json`, '--noEmit');
      expect(types, name).toMatchObject({ code: 0, output: '' });
    }
  });

  it('leaves no violation of its statements unnoticed', { timeout: 3_600_000 }, async () => {
    // Each way to break a statement: the score of a whole nightly run has all violations of the other kinds.
    const sample = ['--changed', 'HEAD', '--sample', '500'];
    const { code, output } = await copy.run('node', source, 'packages/conformance/src/main.ts', 'score', ...sample);
    expect(output).toMatch(/^event +(\d+) of \1 statements/m);
    expect(code, output).toBe(0);
  });

  // The suite also receives its events. The tests of the command line trigger those of any kind.
  it('is served, and conforms to the contract', { timeout: 1_800_000 }, async () => {
    const baseUrl = `http://127.0.0.1:${await freePort()}`;
    await using service = await startService(baseUrl);
    await service.writeCredentials();

    const suite = [
      source,
      'packages/conformance/src/main.ts',
      '--base-url',
      baseUrl,
      '--credentials',
      'credentials.json',
      '--only',
      operations.join(),
    ];
    const { output } = await copy.run('node', ...suite);
    expect(output).toMatch(/^createPurchaseOrder +[·-]+$/m);
    expect(output.match(/^FAILED .*\n.*/gm) ?? []).toEqual([]);
    const [, passed = '0'] = /^(\d+) passed, 0 failed/m.exec(output) ?? [];
    expect(Number(passed)).toBeGreaterThan(150);
  });
});

/** Starts the service of the copy on its own embedded database. */
async function startService(baseUrl: string) {
  const env = {
    ...copy.env,
    PORT: new URL(baseUrl).port,
    DATA_FOLDER: join(copy.folder, 'data'),
    WORKLANE_SECRET: 'a secret of the tests, 32 bytes or more',
    LOG_LEVEL: 'error',
    RATE_LIMIT_REQUESTS: '1000000',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
  };
  const main = [source, 'packages/platform/src/main.ts', '--empty'];
  const child = spawn('node', main, { cwd: copy.folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await waitFor(() => {
    if (child.exitCode !== null) throw new Error(`The service has ended: ${output}`);
    expect(output).toContain('Worklane is ready.');
  });
  return {
    /** Creates an application with every scope for the suite. */
    async writeCredentials(): Promise<void> {
      Object.assign(copy.env, env);
      const command = [source, 'packages/platform/src/admin/main.ts', 'conformance-credentials'];
      await copy.write('credentials.json', (await copy.run('node', ...command)).output);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
