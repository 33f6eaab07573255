import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

// The parser imports JSON without the attribute that Node requires.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('.min.json')
      ? { ...next(specifier, context), importAttributes: { type: 'json' } }
      : next(specifier, context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');

const github = new URL('../../../.github/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, github), 'utf8');
const workflows = readdirSync(new URL('workflows/', github));

const errorsOf = (name: string, content: string) =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

describe('workflows', () => {
  it.each(workflows)('%s has no errors by the parser of GitHub', (name) => {
    expect(errorsOf(name, read(`workflows/${name}`))).toEqual([]);
  });

  it.each(workflows)('%s pins every action by its commit, since a tag can be moved', (name) => {
    const used = read(`workflows/${name}`).match(/uses: .*/g) ?? [];
    expect(used).not.toEqual([]);
    expect(used.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('are checked: an unknown key and an unknown expression are errors', () => {
    const release = read('workflows/release.yml');
    expect(errorsOf('a.yml', release.replace('runs-on:', 'run-on:'))).not.toEqual([]);
    expect(errorsOf('a.yml', release.replace('github.token', 'githab.token'))).not.toEqual([]);
  });

  it('start without permissions and add what a job needs', () => {
    const { permissions, jobs } = parse(read('workflows/release.yml'));
    expect(permissions).toEqual({});
    expect(
      Object.fromEntries(Object.entries<Record<string, object>>(jobs).map(([id, job]) => [id, job.permissions])),
    ).toEqual({
      pack: { contents: 'read' },
      publish: { 'id-token': 'write' },
      'github-release': { contents: 'write' },
      documentation: { contents: 'write' },
    });
  });

  it('publish the documentation only after the packages, on a tag', () => {
    const { on, jobs } = parse(read('workflows/release.yml'), { merge: true });
    expect(jobs.documentation.needs).toBe('publish');
    expect(on).toEqual({ push: { tags: ['v*'] } });
  });
});

interface IssueForm {
  readonly name?: string;
  readonly description?: string;
  readonly body?: readonly {
    type: string;
    id?: string;
    attributes?: { label?: string; value?: string; options?: unknown };
  }[];
}

describe('issue forms', () => {
  const forms = readdirSync(new URL('ISSUE_TEMPLATE/', github)).filter((name) => name !== 'config.yml');

  // GitHub shows no error for an invalid form: it leaves the form out.
  it.each(forms)('%s has what GitHub requires', (name) => {
    const { name: title, description, body = [] } = parse(read(`ISSUE_TEMPLATE/${name}`)) as IssueForm;
    expect(title && description).toBeTruthy();
    const inputs = body.filter(({ type }) => type !== 'markdown');
    expect(inputs.length).toBeGreaterThan(0);
    expect(new Set(inputs.map(({ id }) => id)).size).toBe(inputs.length);
    for (const { type, attributes } of body) {
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(type === 'markdown' ? attributes?.value : attributes?.label).toBeTruthy();
      if (type === 'dropdown' || type === 'checkboxes') expect(attributes?.options).toBeInstanceOf(Array);
    }
  });
});
