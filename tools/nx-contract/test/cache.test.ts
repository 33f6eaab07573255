import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SpecsWorkspace } from './specs-workspace.ts';

const openapiRuns = ['bundle openapi', 'generate contract', 'lint openapi'];
const asyncapiRuns = ['bundle asyncapi', 'generate contract', 'lint asyncapi'];
const allRuns = [...new Set([...asyncapiRuns, ...openapiRuns])].toSorted();

const fileOfOpenapi = 'specs/schemas/kinds/task/TaskCreate.yaml';
const fileOfAsyncapi = 'specs/asyncapi/messages/task.created.yaml';
const fileOfBoth = 'specs/schemas/kinds/task/Task.yaml';

describe('with everything in the cache', () => {
  let workspace: SpecsWorkspace;
  const run = () => workspace.run('lint-openapi', 'lint-asyncapi', 'bundle-openapi', 'bundle-asyncapi', 'generate');

  beforeAll(() => {
    workspace = new SpecsWorkspace();
    expect(run()).toEqual(allRuns);
  });
  afterAll(() => workspace.remove());

  test('nothing runs when nothing changed', () => {
    expect(run()).toEqual([]);
  });

  test.each([
    ['a schema that only OpenAPI uses', fileOfOpenapi, openapiRuns],
    ['a message that only AsyncAPI uses', fileOfAsyncapi, asyncapiRuns],
    ['a schema that both use', fileOfBoth, allRuns],
    ['the rules of the documents', 'specs/redocly.yaml', allRuns],
    ['the code of a rule', 'tools/spec-rules/src/plugin.ts', allRuns],
    ['the code of the generators', 'tools/generators/src/main.ts', allRuns],
  ])('an edit of %s re-runs what depends on it and nothing else', (_what, file, wanted) => {
    const before = workspace.read(file);
    workspace.append(file, file.endsWith('.ts') ? '// edited\n' : '# edited\n');
    expect(run()).toEqual(wanted);

    workspace.write(file, before);
  });

  test('what was taken back is in the cache, and a file that no document refers to re-runs nothing', () => {
    workspace.write('specs/schemas/kinds/task/Unused.yaml', 'type: string\n');
    workspace.write('specs/test/specs.test.ts', 'export {};\n');
    expect(run()).toEqual([]);
  });

  test('a new reference counts for the document that has it, and so does what it refers to', () => {
    const added = 'specs/schemas/kinds/task/TaskNote.yaml';
    workspace.append(fileOfOpenapi, 'x-note:\n  $ref: ./TaskNote.yaml\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: string\n');
    expect(run()).toEqual(openapiRuns);
    workspace.write(added, 'type: integer\n');
    expect(run()).toEqual(openapiRuns);
  });

  test('the bundle comes back from the cache when it was deleted', () => {
    const bundle = 'packages/contract/src/generated/openapi.json';
    workspace.write(bundle, 'spoiled');
    expect(run()).toEqual([]);
    expect(workspace.read(bundle)).toBe('{}');
  });
});
