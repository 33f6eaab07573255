import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SpecsWorkspace } from './specs-workspace.ts';

const openapiRuns = ['bundle openapi', 'generate contract', 'lint openapi'];
const asyncapiRuns = ['bundle asyncapi', 'generate contract', 'lint asyncapi', 'validate asyncapi'];
const allRuns = [...new Set([...asyncapiRuns, ...openapiRuns])].toSorted();
const toolchainRuns = allRuns.filter((run) => run !== 'validate asyncapi');

const fileOfOpenapi = 'specs/schemas/oauth/TokenRequest.yaml';
const fileOfAsyncapi = 'specs/asyncapi/messages/webhook.test.yaml';
const fileOfBoth = 'specs/schemas/kinds/task/Task.yaml';

describe('the Nx cache', () => {
  let workspace: SpecsWorkspace;
  const run = () =>
    workspace.run(
      'lint-openapi',
      'lint-asyncapi',
      'validate-asyncapi',
      'bundle-openapi',
      'bundle-asyncapi',
      'generate',
    );

  beforeAll(() => {
    workspace = new SpecsWorkspace();
    expect(run()).toEqual(allRuns);
  });
  afterAll(() => workspace.remove());

  it.each([
    ['a schema that only OpenAPI uses', fileOfOpenapi, openapiRuns],
    ['a message that only AsyncAPI uses', fileOfAsyncapi, asyncapiRuns],
    ['a schema that both use', fileOfBoth, allRuns],
    ['the lint configuration', 'specs/redocly.yaml', toolchainRuns],
    ['the code of a lint rule', 'tools/spec-rules/src/plugin.ts', toolchainRuns],
    ['the code of the generators', 'tools/generators/src/main.ts', toolchainRuns],
    ['the OpenAPI reader', 'packages/contract/src/openapi/openapi-reader.ts', toolchainRuns],
    ['the code that runs the AsyncAPI CLI', 'tools/asyncapi/src/main.ts', ['validate asyncapi']],
  ])('runs exactly the dependent targets after an edit of %s', (_what, file, wanted) => {
    const before = workspace.read(file);
    workspace.append(file, file.endsWith('.ts') ? '// edited\n' : '# edited\n');
    expect(run()).toEqual(wanted);

    workspace.write(file, before);
  });

  it('runs nothing after an edit is reverted or an unreferenced file is added', () => {
    workspace.write('specs/schemas/kinds/task/Unused.yaml', 'type: string\n');
    workspace.write('specs/test/specs.test.ts', 'export {};\n');
    expect(run()).toEqual([]);
  });

  it('runs the targets of a document after a new reference, and after an edit of the referenced file', () => {
    const added = 'specs/schemas/oauth/TokenNote.yaml';
    workspace.append(fileOfOpenapi, 'x-note:\n  $ref: ./TokenNote.yaml\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: string\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: integer\n');
    expect(run()).toEqual(openapiRuns);
  });

  it('makes models again after an edit of the bundle or of the code that makes them', () => {
    const models = () => workspace.run('models-asyncapi');
    const runs = ['models asyncapi'];
    expect([models(), models()]).toEqual([runs, []]);
    workspace.append('packages/contract/src/generated/asyncapi.json', '\n');
    expect(models()).toEqual(runs);
    const tool = 'tools/asyncapi/src/main.ts';
    const before = workspace.read(tool);
    workspace.append(tool, '// edited\n');
    expect(models()).toEqual(runs);

    workspace.write(tool, before);
  });

  it('restores a deleted bundle from the cache', () => {
    const bundle = 'packages/contract/src/generated/openapi.json';
    workspace.write(bundle, 'invalid');
    expect(run()).toEqual([]);
    expect(workspace.read(bundle)).toBe('{}');
  });

  it('runs a target that reads the contract after an edit of generated code, and not after one of specs', () => {
    const generated = 'packages/contract/src/generated/openapi.json';
    const reader = { name: 'reader', dependencies: { '@worklane/contract': '*' }, nx: { targets: { read } } };
    workspace.write('packages/reader/package.json', JSON.stringify(reader));
    expect(workspace.run('read')).toEqual(['read contract']);
    workspace.append(fileOfBoth, '# edited\n');
    expect(workspace.run('read')).toEqual([]);
    workspace.append(generated, '\n');
    expect(workspace.run('read')).toEqual(['read contract']);
  });
});

const read = {
  command: 'node tools/generators/src/main.ts read contract',
  inputs: ['production', '^production'],
  cache: true,
};
