import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectGraph } from '@nx/devkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, withoutNx } from './specs-workspace.ts';

const folder = mkdtempSync(join(tmpdir(), 'worklane-graph-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function nx(...args: string[]): string {
  const env = { ...withoutNx(process.env), NX_DAEMON: 'false', NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'data') };
  const command = join(repository, 'node_modules/nx/dist/bin/nx.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: repository,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`nx failed: ${stdout}${stderr}`);
  return stdout;
}

const short = (name: string) => name.replace('@worklane/', '');

describe('the graph of this repository', () => {
  let graph: ProjectGraph;
  beforeAll(() => {
    nx('graph', `--file=${join(folder, 'graph.json')}`);
    graph = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8')).graph;
  });
  const dependents = (project: string) =>
    Object.entries(graph.dependencies).flatMap(([source, dependencies]) =>
      dependencies.some(({ target }) => short(target) === project) ? [short(source)] : [],
    );

  it('has an edge to specs from every project whose targets read its files', () => {
    expect(dependents('specs').toSorted()).toEqual(['boundaries', 'conformance', 'contract', 'docs']);
  });

  it('declares no dependency that the plugin infers', () => {
    const declared = Object.values(graph.nodes).flatMap(({ name, data }) =>
      (data.implicitDependencies ?? []).map((target) => `${short(name)} ${short(target)}`),
    );
    expect(declared.filter((edge) => edge.endsWith(' specs'))).toEqual([]);
  });

  const projectOf = (name: string) => graph.nodes[`@worklane/${name}`]?.data;

  it('describes specs and each of its targets', () => {
    const { metadata, targets = {} } = projectOf('specs') ?? {};
    expect(metadata?.technologies).toEqual(['arazzo', 'asyncapi', 'openapi']);
    for (const [name, target] of Object.entries(targets)) expect(target.metadata?.description, name).toBeTruthy();
    expect(targets['models-asyncapi']?.metadata).toMatchObject({ technologies: ['asyncapi'] });
  });

  it('describes the target that generates the contract', () => {
    const { generate } = projectOf('contract')?.targets ?? {};
    expect(generate?.metadata?.description).toBe('Generates types, catalogues, validators and bundles from specs/');
  });
});

const affected = (file: string) =>
  nx('show', 'projects', '--affected', `--files=${file}`).trim().split('\n').map(short).toSorted();

describe('nx affected', () => {
  it('names everything built on the contract after an edit of a schema, and no other project', () => {
    const projects = affected('specs/schemas/kinds/task/Task.yaml');
    expect(projects).toEqual(
      expect.arrayContaining(['specs', 'contract', 'client', 'server', 'platform', 'dashboard', 'docs', 'e2e']),
    );
    expect(projects).not.toContain('testing');
  });

  it('names specs after an edit of a lint rule', () => {
    expect(affected('tools/spec-rules/src/plugin.ts')).toContain('specs');
  });
});
