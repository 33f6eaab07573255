import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { renderSample } from '../../src/samples/render.ts';
import { allSamples } from './all-samples.ts';
import { sampleFolder, succeeds } from './execution.ts';

const compiler = fileURLToPath(new URL('../../../../node_modules/.bin/tsc', import.meta.url));
const tsconfig = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));

describe('the samples of every operation', () => {
  it('are valid shell', () => {
    const input = [...allSamples('curl').values()].join('\n');
    const { status, stderr } = spawnSync('sh', ['-n'], { input, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('call the client with the types of the contract', async () => {
    const folder = await sampleFolder();
    for (const [name, code] of allSamples('typescript')) writeFileSync(join(folder, `${name}.mts`), code);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: tsconfig, include: ['*.mts'] }));
    const errors = await promisify(execFile)(compiler, ['-p', folder], { maxBuffer: 2 ** 26 }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect(errors).toBe('');
  });

  const python = succeeds(['python3', '--version']);

  it.skipIf(!python)(`are valid Python${python ? '' : ' (skipped: install Python to compile them)'}`, () => {
    const compile = 'import json, sys\nfor name, code in json.load(sys.stdin): compile(code, name, "exec")';
    const input = JSON.stringify([...allSamples('python')]);
    const { status, stderr } = spawnSync('python3', ['-W', 'error', '-c', compile], { input, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

it('a sample for curl quotes arguments that the shell would interpret', () => {
  const value = { name: `O'Neill "Joe" $HOME` };
  const sample = renderSample('curl', {
    ...exampleRequest('createTask'),
    body: { mediaType: 'application/json', value },
  });
  const echoed = spawnSync('sh', ['-c', sample.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' });
  expect(echoed.stdout).toContain(`"name": "O'Neill \\"Joe\\" $HOME"`);
});
