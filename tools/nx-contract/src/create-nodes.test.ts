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

const tools = ['@redocly/cli', '@stoplight/prism-cli', 'openapi-fetch'];
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

describe('a document that cannot be parsed', () => {
  it.each([
    ['apis/museum/openapi.json', '{ "openapi": "3.1.0", "info": { "title": "x" "version": "1" } }'],
    ['apis/museum/museum.asyncapi.json', '{ "asyncapi": "3.0.0",'],
    ['apis/museum/openapi.json', ''],
    ['apis/museum/openapi.yaml', ''],
    ['apis/museum/openapi.yaml', '# The museum\n'],
    ['apis/museum/openapi.yaml', 'info:\n  title: [x\npaths: {}\n'],
    ['apis/museum/museum.openapi.yml', '\tinfo: {}\n  x: - y: ]\n'],
    ['apis/museum/flows.arazzo.yaml', 'arazzo 1.0.1\nworkflows: []\n'],
    ['apis/museum/museum.yaml', 'openapi: 3.1.0\ninfo:\n  title: [x\npaths: {}\n'],
    ['apis/museum/museum.yaml', '<<<<<<< HEAD\nopenapi: 3.1.0\n=======\nopenapi: 3.0.3\n>>>>>>> main\n'],
    ['apis/museum/museum.yaml', 'openapi 3.1.0\ninfo: {}\n'],
    ['apis/museum/museum.yaml', '# The museum\n---\n  openapi: 3.1.0\ninfo: {}\n'],
    ['apis/museum/museum.yaml', '{ "openapi": "3.1.0", "info": { "title": "x" ]'],
    ['apis/museum/museum.yaml', 'info: {}\n openapi: 3.1.0\npaths: {}\n'],
    ['apis/museum/museum.yaml', 'info: {}\nasyncapi 3.0.0\n'],
  ])('keeps its project and its lint: %s %j', async (path, text) => {
    const projects = await infer({ ...installed, [path]: text });
    const file = path.slice(path.lastIndexOf('/') + 1);
    expect(Object.keys(projects)).toEqual(['apis/museum']);
    expect(commandOf(projects['apis/museum']?.targets.lint)).toBe(`redocly lint ${file}`);
  });

  it.each([
    ['apis/museum/openapi.json', '\uFEFF{ "openapi": "3.1.0" }'],
    ['apis/museum/openapi.yaml', '\uFEFFopenapi: 3.1.0\n'],
    ['apis/museum/museum.yaml', '\uFEFFopenapi: 3.1.0\n'],
    ['apis/museum/museum.yaml', '{ "openapi": "3.1.0" }'],
    ['apis/museum/museum.yaml', '{\n  "openapi": "3.1.0"\n}'],
    ['apis/museum/museum.yaml', 'openapi : 3.1.0\n'],
    ['apis/museum/openapi.yaml', 'info: {}\n"openapi" : 3.1.0\n'],
  ])('is not one that is written in another way: %s %j', async (path, text) => {
    expect(Object.keys(await infer({ [path]: text }))).toEqual(['apis/museum']);
  });

  it.each([
    ['apis/museum/openapi.json', '{ "generator": "x" }'],
    ['apis/museum/openapi.json', '[]'],
    ['apis/museum/openapi.yaml', 'swagger: "2.0"\n'],
    ['cluster/openapi.yaml', 'kind: Service\n---\nkind: Deployment\n'],
    ['charts/values.yaml', 'server:\n  openapi: true\n'],
    ['charts/values.yaml', 'server:\n  openapi: {{ .Values.openapi }}\n'],
    ['charts/values.yaml', 'server:\n  openapi: 3.1.0\n'],
    ['charts/values.yaml', 'title: openapi 3.1.0\n  broken: [\n'],
  ])('is not a file of another kind: %s %j', async (path, text) => {
    expect(await infer({ [path]: text })).toEqual({});
  });
});

describe('documents of one name', () => {
  it.each([
    ['api/openapi.yaml', 'api/openapi.json'],
    ['api/museum.openapi.yaml', 'api/museum.asyncapi.yaml'],
    ['api/a/v1/museum.yaml', 'api/b/v1/museum.yaml'],
    ['api/v1/museum.yaml', 'api/v1-museum.yaml', 'api/museum.yaml'],
  ])('fail all their targets with their paths: %s, %s', async (...paths) => {
    const text = (path: string) => {
      const language = path.includes('asyncapi') ? 'asyncapi' : 'openapi';
      return path.endsWith('.json') ? `{ "${language}": "3.1.0" }` : `${language}: 3.1.0\n`;
    };
    const files = Object.fromEntries([...paths, 'api/other.yaml'].map((path) => [path, text(path)]));
    const { targets = {} } = (await infer({ ...installed, ...files, 'api/package.json': '{}' })).api ?? {};
    const failing = Object.entries(targets).filter(([, target]) =>
      commandOf(target)?.startsWith('worklane-nx duplicate '),
    );
    expect(failing.length).toBeGreaterThan(0);
    for (const [name, target] of failing) {
      for (const path of paths.slice(0, 2)) expect(commandOf(target), name).toContain(` ${path}`);
      expect(target.cache, name).not.toBe(true);
      expect(targets.lint?.dependsOn).toContain(failing.find(([each]) => each.startsWith('lint-'))?.[0]);
    }
    expect(commandOf(targets['lint-other'])).toBe('redocly lint other.yaml');
    expect(new Set(targets.lint?.dependsOn).size).toBe(targets.lint?.dependsOn?.length);
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

  it('of files with one name have the name of their folder, too', async () => {
    const projects = await infer({
      'api/package.json': '{}',
      'api/admin/openapi.yaml': 'openapi: 3.1.0\n',
      'api/openapi/openapi.yaml': 'openapi: 3.1.0\n',
    });
    expect(projects.api?.targets.lint?.dependsOn).toEqual(['lint-admin-openapi', 'lint-openapi']);
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
