import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TargetConfiguration } from '@nx/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodes } from './plugin.ts';

const files = {
  'specs/openapi/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /tasks:\n    $ref: ./paths/tasks.yaml\n',
  'specs/openapi/paths/tasks.yaml': 'schema: { $ref: ../../schemas/Task.yaml }\n',
  'specs/openapi/dashboard.yaml': 'openapi: 3.1.0\nx-internal: true\n',
  'specs/asyncapi/asyncapi.yaml': 'asyncapi: 3.0.0\npayload:\n  $ref: ../schemas/Task.yaml\n',
  'specs/schemas/Task.yaml': 'type: object\n',
  'specs/flows/first-webhook.arazzo.yaml': 'arazzo: 1.0.1\nsourceDescriptions:\n  - url: ../openapi/openapi.yaml\n',
};

const targets: Record<string, Record<string, TargetConfiguration>> = {};
let workspaceRoot: string;

beforeAll(async () => {
  workspaceRoot = mkdtempSync(join(tmpdir(), 'worklane-plugin-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspaceRoot, path)), { recursive: true });
    writeFileSync(join(workspaceRoot, path), text);
  }
  const [, infer] = createNodes;
  const results = await infer(Object.keys(files), undefined, { workspaceRoot, nxJsonConfiguration: {} });
  for (const [, { projects = {} }] of results) {
    for (const [root, project] of Object.entries(projects)) targets[root] = { ...targets[root], ...project.targets };
  }
});
afterAll(() => rmSync(workspaceRoot, { recursive: true, force: true }));

const filesOf = (target: TargetConfiguration | undefined) =>
  target?.inputs?.filter(
    (input) => typeof input === 'string' && !input.endsWith('redocly.yaml') && !input.includes('/contract/src/'),
  );

describe('createNodes', () => {
  it('infers the targets of each language, without docs and mock for internal documents', () => {
    expect(Object.keys(targets.specs ?? {}).toSorted()).toEqual([
      'bundle-asyncapi',
      'bundle-dashboard',
      'bundle-openapi',
      'diff-asyncapi',
      'diff-dashboard',
      'diff-openapi',
      'docs-asyncapi',
      'docs-openapi',
      'generate-asyncapi',
      'generate-dashboard',
      'generate-openapi',
      'lint',
      'lint-asyncapi',
      'lint-consistency',
      'lint-dashboard',
      'lint-first-webhook',
      'lint-openapi',
      'mock-openapi',
      'models-asyncapi',
      'preview-asyncapi',
      'validate-asyncapi',
    ]);
  });

  it('lints openapi, then the other documents, validates the AsyncAPI document, then compares all with specs:lint', () => {
    const { specs = {} } = targets;
    expect(specs.lint?.dependsOn).toEqual(['lint-consistency']);
    expect(specs['lint-openapi']?.dependsOn).toBeUndefined();
    for (const name of ['asyncapi', 'dashboard', 'first-webhook']) {
      expect(specs[`lint-${name}`]?.dependsOn).toEqual(['lint-openapi']);
    }
    expect(filesOf(specs['lint-consistency'])).toEqual(
      Object.keys(files)
        .toSorted()
        .map((file) => `{workspaceRoot}/${file}`),
    );
    expect(specs['lint-consistency']?.dependsOn).toEqual([
      'lint-asyncapi',
      'validate-asyncapi',
      'lint-first-webhook',
      'lint-dashboard',
      'lint-openapi',
    ]);
  });

  it('lists the files of a document as inputs of its targets', () => {
    expect(filesOf(targets.specs?.['lint-asyncapi'])).toEqual([
      '{workspaceRoot}/specs/asyncapi/asyncapi.yaml',
      '{workspaceRoot}/specs/schemas/Task.yaml',
    ]);
    expect(filesOf(targets.specs?.['lint-dashboard'])).toEqual(['{workspaceRoot}/specs/openapi/dashboard.yaml']);
    expect(filesOf(targets.specs?.['lint-first-webhook'])).toEqual([
      '{workspaceRoot}/specs/flows/first-webhook.arazzo.yaml',
      '{workspaceRoot}/specs/openapi/openapi.yaml',
      '{workspaceRoot}/specs/openapi/paths/tasks.yaml',
      '{workspaceRoot}/specs/schemas/Task.yaml',
    ]);
  });

  it('lists the files of all documents except flows as inputs of contract:generate', () => {
    expect(filesOf(targets['packages/contract']?.generate)?.toSorted()).toEqual(
      Object.keys(files)
        .filter((file) => !file.startsWith('specs/flows/'))
        .map((file) => `{workspaceRoot}/${file}`)
        .toSorted(),
    );
  });

  it('validates a document only after lint, which finds most of the same problems', () => {
    expect(targets.specs?.['validate-asyncapi']?.dependsOn).toEqual(['lint-asyncapi']);
  });

  it('makes models from the bundle of the document', () => {
    const { inputs, outputs, cache } = targets.specs?.['models-asyncapi'] ?? {};
    expect(inputs).toContain('{workspaceRoot}/packages/contract/src/generated/asyncapi.json');
    expect(outputs).toEqual(['{workspaceRoot}/tools/asyncapi/dist']);
    expect(cache).toBe(true);
  });

  it('caches lint and bundle, keeps mock and preview running, and never caches diff', () => {
    const { specs = {} } = targets;
    expect(specs['bundle-openapi']?.outputs).toEqual(['{workspaceRoot}/packages/contract/src/generated/openapi.json']);
    expect(specs['bundle-openapi']?.cache).toBe(true);
    expect(specs['mock-openapi']?.continuous).toBe(true);
    expect(specs['preview-asyncapi']?.continuous).toBe(true);
    expect(specs['diff-openapi']?.cache).toBeUndefined();
  });

  it('infers the targets listed in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const rows = readme.split('\n').filter((line) => line.includes('-<document>` '));
    const tabled = rows.flatMap((row) => {
      const [, verb = '', _does, ...marks] = row.split('|').map((cell) => cell.trim());
      const documents = ['openapi', 'asyncapi', 'first-webhook'].filter((_, column) => marks[column] === 'x');
      return documents.map((name) => verb.replaceAll('`', '').replace('<document>', name));
    });
    const inferred = Object.keys(targets.specs ?? {}).filter(
      (name) => !['lint', 'lint-consistency'].includes(name) && !name.endsWith('-dashboard'),
    );
    expect(tabled.toSorted()).toEqual(inferred.toSorted());
  });
});
