import { freePort } from '@worklane/testing/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForeignWorkspace, nxVersion } from './foreign-workspace.ts';

/** A workspace with the Galaxy API of Scalar (MIT), a document in two files, and a project that reads the first. */
let workspace: ForeignWorkspace;

const program = `
import { createClient } from '../../apis/galaxy/generated/galaxy.client.js';
import { createServer, type Handlers, type Security } from '../../apis/galaxy/generated/galaxy.server.js';

const handlers = {
  getPlanet: ({ params }) => ({ status: 200, body: { id: params.planetId + 1, name: 'Mars', type: 'terrestrial' } }),
} satisfies Partial<Handlers>;
const denied: Security = new Proxy({} as Security, { ownKeys: () => ['bearerAuth'] });
const server = await createServer({ ...handlers } as Partial<Handlers> as Handlers, denied);
const client = createClient({ fetch: server });
const { data, response } = await client.GET('/planets/{planetId}', { params: { path: { planetId: 4 } } });
const statuses = [];
for (const [method, path] of [['GET', '/planets/x'], ['GET', '/moons'], ['PUT', '/user/signup'], ['GET', '/me']] as const)
  statuses.push((await server(new Request('https://galaxy.scalar.com' + path, { method }))).status);
console.log(JSON.stringify({ name: data?.name, id: data?.id, statuses: [response.status, ...statuses] }));
`;

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  rewriteRelativeImportExtensions: true,
  outDir: 'out',
};

beforeAll(() => {
  workspace = new ForeignWorkspace();
  // The latest TypeScript, which has no compiler API: the tools must not depend on the one of the workspace.
  workspace.install(
    `nx@${nxVersion}`,
    'typescript@latest',
    '@scalar/galaxy@0.6.12',
    '@types/node@26',
    workspace.tarball,
  );
  const { status, output } = workspace.nx('generate', '@worklane/nx:init');
  if (status !== 0) throw new Error(output);
  workspace.copy('node_modules/@scalar/galaxy/dist/latest.yaml', 'apis/galaxy/galaxy.yaml');
  workspace.write('redocly.yaml', 'extends: [minimal]\n');
  workspace.write(
    'apis/notes/openapi.yaml',
    `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        '200':
          description: All notes.
          content: { application/json: { schema: { $ref: ./Note.yaml } } }
`,
  );
  workspace.write('apis/notes/Note.yaml', 'type: object\nproperties:\n  text: { type: string }\n');
  workspace.write('packages/shop/project.json', shop);
  workspace.write('packages/shop/program.ts', program);
  workspace.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['apis', 'packages'] }));
  workspace.commit();
}, 600_000);
afterAll(() => workspace?.remove());

const shop = JSON.stringify({
  name: 'shop',
  targets: { report: { command: 'true', inputs: ['{workspaceRoot}/apis/galaxy/galaxy.yaml'] } },
});

const tasks = ['lint', 'bundle', 'types', 'client', 'stub'];
const tasksOf = (project: string, targets: readonly string[]) => targets.map((target) => `${project}:${target}`);
const sorted = (...names: readonly string[][]) => names.flat().toSorted();

describe('a new workspace', () => {
  it('has a project with described targets for each document', () => {
    const { output } = workspace.nx('show', 'project', 'galaxy', '--json');
    const { root, targets } = JSON.parse(output);
    expect(root).toBe('apis/galaxy');
    expect(Object.keys(targets).toSorted()).toEqual(['bundle', 'client', 'diff', 'lint', 'mock', 'stub', 'types']);
    for (const { metadata } of Object.values<{ metadata: object }>(targets)) {
      expect(metadata).toMatchObject({ description: expect.stringContaining('apis/galaxy/galaxy.yaml') });
      expect(metadata).not.toMatchObject({ description: expect.stringContaining('requires') });
    }
  });

  it('runs each target once, and then takes the results from the cache', () => {
    expect(workspace.executed(...tasks)).toEqual(sorted(tasksOf('galaxy', tasks), tasksOf('notes', tasks)));
    expect(workspace.executed(...tasks)).toEqual([]);
  });

  it('runs exactly the targets that read an edited file', () => {
    workspace.edit('apis/notes/Note.yaml', 'type: string', 'type: integer');
    expect(workspace.executed(...tasks)).toEqual(tasksOf('notes', tasks).toSorted());
    workspace.edit('apis/galaxy/galaxy.yaml', 'paths:\n', '# The paths.\npaths:\n');
    expect(workspace.executed(...tasks)).toEqual(['galaxy:bundle', 'galaxy:lint']);
  });

  it('has an edge from a project to the document that it reads', () => {
    expect(
      workspace.nx('show', 'projects', '--affected', '--files=apis/galaxy/galaxy.yaml').output.split('\n'),
    ).toEqual(expect.arrayContaining(['galaxy', 'shop']));
    expect(workspace.nx('graph', '--file=graph.json').status).toBe(0);
    const { dependencies } = JSON.parse(workspace.read('graph.json')).graph;
    expect(dependencies.shop).toEqual([{ source: 'shop', target: 'galaxy', type: 'implicit' }]);
  });

  it('has a client and a server stub that compile, and call each other', () => {
    expect(workspace.compile()).toBe('');
    expect(JSON.parse(workspace.node('out/packages/shop/program.js'))).toEqual({
      name: 'Mars',
      id: 5,
      statuses: [200, 400, 404, 405, 401],
    });
  });

  it('serves a mock', async () => {
    const port = await freePort();
    const mock = await workspace.start(`galaxy:mock --port=${port}`, 'Prism is listening');
    const response = await fetch(`http://127.0.0.1:${port}/planets/1`);
    expect(await response.json()).toMatchObject({ name: 'Mars' });
    mock.kill('SIGTERM');
  });
});

describe('the target diff', () => {
  it('fails if a referenced file has a breaking change', () => {
    workspace.edit('apis/notes/Note.yaml', 'properties:', 'required: [text]\nproperties:');
    workspace.commit();
    expect(workspace.nx('run', 'notes:diff')).toMatchObject({
      status: 0,
      output: expect.stringContaining('No changes'),
    });
    workspace.edit('apis/notes/Note.yaml', 'required: [text]\n', '');
    const { status, output } = workspace.nx('run', 'notes:diff', '--base=HEAD');
    expect(status).toBe(1);
    expect(output).toContain('text: required -> optional');
    expect(output).toContain('Breaking: 1');
  });
});

it('a mistake that a parser finds fails lint with the file and the line', () => {
  workspace.write('apis/broken/openapi.json', '{ "openapi": "3.1.0",\n  "info": { "title": "x" "y": 1 } }\n');
  const { status, output } = workspace.nx('run', 'broken:lint');
  expect(status).toBe(1);
  expect(output).toMatch(/apis\/broken\/openapi\.json" \(2:\d+\)/);
});
