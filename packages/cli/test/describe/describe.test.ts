import { problems, type Resource, resources } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { catalogues } from '../../src/describe/catalogues.ts';
import { runCli } from '../run-cli.ts';

const names = catalogues.flatMap((catalogue) => catalogue.names()).map((name) => [name]);

describe('worklane describe', () => {
  it.each(names)('describes %s as text and as JSON', async (name) => {
    const { exitCode, stdout, stderr } = await runCli(['describe', name as string]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(name);
    const { stdout: json } = await runCli(['describe', name as string, '--json']);
    expect(Object.values(JSON.parse(json))).toContain(name);
  });

  it.each(Object.values<Resource>(resources).map(({ kind }) => [kind]))(
    'describes every field of a %s, and its operations and events',
    async (kind) => {
      const { stdout } = await runCli(['describe', kind, '--json']);
      const description = JSON.parse(stdout);
      const { fields } = Object.values<Resource>(resources).find((each) => each.kind === kind) as Resource;
      expect(description.fields.map(({ name }: { name: string }) => name)).toEqual(Object.keys(fields));
      expect(description.operations.length).toBeGreaterThan(1);
      expect(description.events).toHaveLength(kind === 'member' ? 0 : 3);
      expect(description.scopes).toHaveLength(kind === 'member' ? 1 : 2);
    },
  );

  it('marks required, read-only, filterable and sortable fields, and lists the values of enumerations', async () => {
    const { stdout } = await runCli(['describe', 'task']);
    expect(stdout).toMatch(/^ {2}title +string +required +sort, q$/m);
    expect(stdout).toMatch(/^ {2}completed_at +date-time or null +read-only +filter range, sort$/m);
    expect(stdout).toMatch(/^ {2}status .* open, in_progress, blocked, done, cancelled$/m);
    expect(stdout).toMatch(/^ {2}project_id .* ID of project$/m);
    expect(stdout).toMatch(/^ {2}updateTask +Update a task +PATCH /m);
  });

  it('explains an error with its cause and its remedy', async () => {
    const { stdout } = await runCli(['describe', 'external_id_taken']);
    expect(stdout).toContain('external_id_taken: External ID already in use (409)');
    expect(stdout).toContain(problems.external_id_taken.cause);
    expect(stdout).toMatch(/^ {2}curl 'http:.*external_id=/m);
    expect(stdout).not.toContain('```');
  });

  it('lists the resources without a name', async () => {
    const { stdout } = await runCli(['describe']);
    for (const { kind, collection } of Object.values(resources)) {
      expect(stdout).toMatch(new RegExp(`^  ${kind} +${collection} `, 'm'));
    }
  });

  it.each([
    ['tsk', 'task'],
    ['createTsk', 'createTask'],
    ['task.creatd', 'task.created'],
    ['tasks.raed', 'tasks.read'],
    ['version_mismach', 'version_mismatch'],
  ])('rejects %s with the suggestion %s', async (name, suggested) => {
    const { exitCode, stderr } = await runCli(['describe', name]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(new RegExp(`Unknown name "${name}". Did you mean "${suggested}"`));
  });
});
