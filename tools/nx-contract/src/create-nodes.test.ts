import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TargetConfiguration } from '@nx/devkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNodes } from './create-nodes.ts';
import type { Options } from './options.ts';

let workspaceRoot: string;
beforeEach(() => {
  workspaceRoot = mkdtempSync(join(tmpdir(), 'worklane-nodes-'));
});
afterEach(() => rmSync(workspaceRoot, { recursive: true, force: true }));

/** Writes files and returns the inferred projects by folder. */
async function infer(files: Record<string, string>, options?: Options) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspaceRoot, path)), { recursive: true });
    writeFileSync(join(workspaceRoot, path), text);
  }
  const documents = Object.keys(files).filter((path) => /\.(ya?ml|json)$/.test(path) && !path.includes('node_modules'));
  const [, create] = createNodes;
  const results = await create(documents, options, { workspaceRoot, nxJsonConfiguration: { defaultBase: 'trunk' } });
  return Object.assign({}, ...results.map(([, { projects }]) => projects)) as Record<string, InferredProject>;
}

interface InferredProject {
  readonly name?: string;
  readonly targets: Record<string, TargetConfiguration>;
  readonly metadata?: { readonly technologies: readonly string[] };
}

const tools = ['@redocly/cli', '@stoplight/prism-cli', 'openapi-typescript', 'openapi-fetch', 'openapi-backend'];
const installed = Object.fromEntries(tools.map((name) => [`node_modules/${name}/package.json`, '{}']));
const museum = {
  'apis/museum/openapi.yaml': 'openapi: 3.1.0\npaths:\n  /hours:\n    $ref: ./paths/hours.yaml\n',
  'apis/museum/paths/hours.yaml': 'get: { $ref: ../../shared/Problem.yaml }\n',
};
const openapiVerbs = ['bundle', 'client', 'diff', 'lint', 'mock', 'stub', 'types'];
const commandOf = (target: TargetConfiguration | undefined) => target?.options?.command;

describe('the projects', () => {
  it('are folders with a document, named after the folder', async () => {
    const projects = await infer({ ...museum, 'apis/trains/openapi.yaml': 'openapi: 3.0.3\n' });
    expect(Object.entries(projects).map(([root, { name }]) => `${root} ${name}`)).toEqual([
      'apis/museum museum',
      'apis/trains trains',
    ]);
    expect(projects['apis/museum']?.metadata?.technologies).toEqual(['openapi']);
  });

  it('include the documents of subfolders', async () => {
    const projects = await infer({ ...museum, 'apis/museum/flows/buy.arazzo.yaml': 'arazzo: 1.0.1\n' });
    expect(Object.keys(projects)).toEqual(['apis/museum']);
  });

  it('have the parent folder in their name if two have the same name', async () => {
    const projects = await infer({ 'a/v1/openapi.yaml': 'openapi: 3.1.0\n', 'b/v1/openapi.yaml': 'openapi: 3.1.0\n' });
    expect(Object.values(projects).map(({ name }) => name)).toEqual(['a-v1', 'b-v1']);
  });

  it.each(['package.json', 'project.json'])('are the nearest folder with a %s, which has the name', async (file) => {
    const projects = await infer({ [`libs/museum/${file}`]: '{}', 'libs/museum/api/openapi.yaml': 'openapi: 3.1.0\n' });
    expect(Object.entries(projects).map(([root, { name }]) => [root, name])).toEqual([['libs/museum', undefined]]);
  });

  it('do not include generated files', async () => {
    const projects = await infer({ ...museum, 'apis/museum/generated/openapi.json': '{ "openapi": "3.1.0" }' });
    expect(Object.keys(projects['apis/museum']?.targets ?? {}).toSorted()).toEqual(openapiVerbs);
  });
});

describe('the targets', () => {
  it('of a project with one document are named after the verb', async () => {
    const projects = await infer({ ...museum, ...installed });
    const { targets = {} } = projects['apis/museum'] ?? {};
    expect(Object.keys(targets).toSorted()).toEqual(openapiVerbs);
    expect(commandOf(targets.lint)).toBe('redocly lint openapi.yaml');
    expect(commandOf(targets.diff)).toBe('worklane-nx diff openapi.yaml --base trunk');
    expect(targets.mock?.continuous).toBe(true);
  });

  it('of several documents have the name of the document, and one target runs all', async () => {
    const projects = await infer({
      'api/package.json': '{}',
      'api/admin.yaml': 'openapi: 3.1.0\n',
      'api/events.json': '{}',
      'api/events.asyncapi.json': '{ "asyncapi": "3.0.0" }',
      'api/public.yaml': 'openapi: 3.1.0\n',
    });
    const { targets = {} } = projects.api ?? {};
    expect(targets.lint?.dependsOn).toEqual(['lint-admin', 'lint-events', 'lint-public']);
    expect(targets.types?.dependsOn).toEqual(['types-admin', 'types-public']);
    expect(targets['mock-admin']).toBeDefined();
    expect(targets.mock).toBeUndefined();
    expect(targets['types-events']).toBeUndefined();
  });

  it('read the files of the document and the nearest configuration of Redocly', async () => {
    const projects = await infer({ ...museum, ...installed, 'redocly.yaml': 'rules: {}\n' });
    const { lint } = projects['apis/museum']?.targets ?? {};
    expect(commandOf(lint)).toBe('redocly lint openapi.yaml --config ../../redocly.yaml');
    expect(lint?.inputs).toEqual([
      '{workspaceRoot}/apis/museum/openapi.yaml',
      '{workspaceRoot}/apis/museum/paths/hours.yaml',
      '{workspaceRoot}/apis/shared/Problem.yaml',
      '{workspaceRoot}/redocly.yaml',
    ]);
  });

  it('whose tool is missing say what to install', async () => {
    const projects = await infer({ ...museum, 'node_modules/@redocly/cli/package.json': '{}' });
    const { lint, mock } = projects['apis/museum']?.targets ?? {};
    expect(commandOf(lint)).toBe('redocly lint openapi.yaml');
    expect(commandOf(mock)).toBe('worklane-nx missing mock @stoplight/prism-cli');
    expect(mock?.metadata?.description).toContain('(requires @stoplight/prism-cli)');
  });
});

describe('the options', () => {
  const inferMuseum = async (options: Options) =>
    (await infer({ ...museum, ...installed }, options))['apis/museum']?.targets ?? {};

  it('rename targets and the folder of generated files', async () => {
    const { bundle, 'api-types': types } = await inferMuseum({
      outputFolder: 'gen',
      targets: { types: { name: 'api-types' } },
    });
    expect(bundle?.outputs).toEqual(['{projectRoot}/gen/openapi.json']);
    expect(types?.outputs).toEqual(['{projectRoot}/gen/openapi.d.ts']);
  });

  it('omit targets, and those that read their output', async () => {
    expect(Object.keys(await inferMuseum({ targets: { types: false } })).toSorted()).toEqual([
      'bundle',
      'diff',
      'lint',
      'mock',
    ]);
  });

  it('replace the command of a target, without its tool', async () => {
    const { lint } = await inferMuseum({ targets: { lint: { command: 'spectral lint {path}', inputs: ['{files}'] } } });
    expect(lint?.command).toBe('spectral lint apis/museum/openapi.yaml');
    expect(lint?.executor).toBeUndefined();
    expect(lint?.inputs).toHaveLength(3);
    expect(lint?.cache).toBe(true);
  });

  it('add targets for documents of a language', async () => {
    const targets = { docs: { command: 'redocly build-docs {path}', languages: ['openapi'] } } as const;
    const projects = await infer({ ...museum, 'events/asyncapi.yaml': 'asyncapi: 3.0.0\n' }, { targets });
    expect(projects['apis/museum']?.targets.docs?.command).toBe('redocly build-docs apis/museum/openapi.yaml');
    expect(projects.events?.targets.docs).toBeUndefined();
  });

  it('add targets that read all documents', async () => {
    const projects = await infer(
      { ...museum, 'events/asyncapi.yaml': 'asyncapi: 3.0.0\n' },
      { combined: [{ project: 'apps/shop', target: 'generate', command: 'make-shop', inputs: ['{files}'] }] },
    );
    expect(projects['apps/shop']?.targets.generate?.inputs).toEqual([
      '{workspaceRoot}/apis/museum/openapi.yaml',
      '{workspaceRoot}/apis/museum/paths/hours.yaml',
      '{workspaceRoot}/apis/shared/Problem.yaml',
      '{workspaceRoot}/events/asyncapi.yaml',
    ]);
  });
});
