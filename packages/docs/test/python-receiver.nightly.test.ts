import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { events } from '@worklane/contract';
import { sampleDelivery } from '@worklane/mock';
import { describe, expect, it } from 'vitest';
import { examplesDirectory, modelsDirectory } from '../src/site.ts';
import { startReceiver } from './webhook-receivers.ts';

const mock = fileURLToPath(import.meta.resolve('@worklane/mock').replace(/index\.ts$/, 'main.ts'));
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const python = spawnSync('python3', ['-c', 'import pydantic; assert pydantic.VERSION >= "2"'], { encoding: 'utf8' });
const missing = python.error ? 'python3' : 'Pydantic 2 (pip install pydantic)';
const skipped = python.status === 0 ? '' : ` (skipped: install ${missing} to run it)`;

/** Starts the receiver of the guide with the built models. */
const startGuideReceiver = () =>
  startReceiver(['python3', '-W', 'error', join(examplesDirectory, 'receiver.py')], {
    WEBHOOK_SECRET: secret,
    PYTHONPATH: join(modelsDirectory, 'python'),
    PYTHONDONTWRITEBYTECODE: '1',
  });

/** Returns the output of `npm run mock -- trigger`, which exits with 1 unless all responses are 2xx. */
async function trigger(to: string, sender: string, ...args: string[]): Promise<string[]> {
  const command = ['--conditions=@worklane/source', mock, 'trigger', ...args, '--to', to, '--secret', sender];
  const { stdout } = await promisify(execFile)(process.execPath, command);
  return stdout.trim().split('\n');
}

const modelName = (type: string) =>
  type.replace(/(?:^|[.-])[a-z]/g, (start) => start.replace(/[.-]/, '').toUpperCase());

describe.skipIf(skipped !== '')(`the Python receiver of the guide${skipped}`, () => {
  it('parses a signed delivery of every event into its model', async () => {
    const { url, lines } = await startGuideReceiver();
    const sent = await trigger(url, secret, '--all', '--as-event');
    const tests = [...(await trigger(url, secret, '--all')), ...(await trigger(url, secret, 'webhook.test'))];
    expect([sent.length, tests.length - 1]).toEqual([0, 0].fill(Object.keys(events).length));
    const parsed = (line: string) => {
      const [, type = '', id] = line.split(' ');
      return `${modelName(type)} ${id}`;
    };
    const wanted = [...sent.map(parsed), ...tests.map((line) => `test ${parsed(line)}`)];
    await expect.poll(() => lines().toSorted()).toEqual(wanted.toSorted());
  });

  it('rejects a delivery that is signed with another secret or too old', async () => {
    const { url, lines } = await startGuideReceiver();
    const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
    await expect(trigger(url, other, 'task.created')).rejects.toMatchObject({
      stdout: expect.stringContaining('401 task.created'),
    });
    const late = new Date(Date.now() - 10 * 60_000);
    const { headers, body } = sampleDelivery('task.created', secret, { now: late });
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401);
    expect(lines()).toEqual(['']);
  });
});
