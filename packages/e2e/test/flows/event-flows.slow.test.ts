import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventFlows } from '@worklane/conformance';
import { expect, onTestFinished, test } from 'vitest';

const config = fileURLToPath(new URL('../../../../specs/redocly.yaml', import.meta.url));

async function lint(document: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-flow-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'events.arazzo.json');
  await writeFile(file, JSON.stringify(document));
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const args = [cli, 'lint', file, '--config', config, '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, args, { env });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  return stdout;
}

test('the derived flow of all events is a valid Arazzo 1.1 document by the rules of the others', async () => {
  const document = eventFlows();
  expect(JSON.parse(await lint(document))).toMatchObject({ problems: [] });
  const [workflow, ...others] = document.workflows;
  const steps = [{ ...workflow?.steps[0], action: 'recieve' }];
  const { problems } = JSON.parse(await lint({ ...document, workflows: [{ ...workflow, steps }, ...others] }));
  expect(problems).toMatchObject([{ ruleId: 'struct' }]);
});
