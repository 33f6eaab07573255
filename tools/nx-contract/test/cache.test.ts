import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SpecsWorkspace } from './specs-workspace.ts';

const openapiRuns = ['bundle openapi', 'generate contract', 'lint openapi'];
const asyncapiRuns = ['bundle asyncapi', 'generate contract', 'lint asyncapi'];
const allRuns = [...new Set([...asyncapiRuns, ...openapiRuns])].toSorted();

const fileOfOpenapi = 'specs/schemas/kinds/task/TaskCreate.yaml';
const fileOfAsyncapi = 'specs/asyncapi/messages/task.created.yaml';
const fileOfBoth = 'specs/schemas/kinds/task/Task.yaml';

describe('the Nx cache', () => {
  let workspace: SpecsWorkspace;
  const run = () => workspace.run('lint-openapi', 'lint-asyncapi', 'bundle-openapi', 'bundle-asyncapi', 'generate');

  beforeAll(() => {
    workspace = new SpecsWorkspace();
    expect(run()).toEqual(allRuns);
  });
  afterAll(() => workspace.remove());

  it('runs nothing if nothing changed', () => {
    expect(run()).toEqual([]);
  });

  it.each([
    ['a schema that only OpenAPI uses', fileOfOpenapi, openapiRuns],
    ['a message that only AsyncAPI uses', fileOfAsyncapi, asyncapiRuns],
    ['a schema that both use', fileOfBoth, allRuns],
    ['the lint configuration', 'specs/redocly.yaml', allRuns],
    ['the code of a lint rule', 'tools/spec-rules/src/plugin.ts', allRuns],
    ['the code of the generators', 'tools/generators/src/main.ts', allRuns],
    ['the OpenAPI reader', 'packages/contract/src/openapi/openapi-reader.ts', allRuns],
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
    const added = 'specs/schemas/kinds/task/TaskNote.yaml';
    workspace.append(fileOfOpenapi, 'x-note:\n  $ref: ./TaskNote.yaml\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: string\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: integer\n');
    expect(run()).toEqual(openapiRuns);
  });

  it('restores a deleted bundle from the cache', () => {
    const bundle = 'packages/contract/src/generated/openapi.json';
    workspace.write(bundle, 'invalid');
    expect(run()).toEqual([]);
    expect(workspace.read(bundle)).toBe('{}');
  });
});
