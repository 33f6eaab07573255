import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandResult, WorkspaceCopy } from '../new-resource/workspace-copy.ts';
import { commandsOf, GuideSnippets, type Snippet } from './guide-snippets.ts';

const guide = new GuideSnippets('contract.md');

const task = 'specs/schemas/kinds/task/Task.yaml';

let copy: WorkspaceCopy;
let scripts: Readonly<Record<string, string>>;

beforeAll(async () => {
  copy = await WorkspaceCopy.create();
  await copy.run('git', 'branch', '-M', 'main');
  ({ scripts } = JSON.parse(await copy.read('package.json')));
});
afterAll(() => copy?.[Symbol.asyncDispose]());

/** Lints what the guide changes. `npm run lint` also lints the code of the workspace, with uncommitted changes. */
const lint = 'nx run @worklane/specs:lint';

const shell = ({ code }: Pick<Snippet, 'code'>): Promise<CommandResult> =>
  copy.run('sh', '-c', `set -e\n${code.replaceAll('npm run lint', lint)}`);

async function succeed(snippet: Snippet): Promise<string> {
  const { code, output } = await shell(snippet);
  expect(code, `${snippet.place}: ${output}`).toBe(0);
  return output;
}

/** Replaces a field of a task by the one that the guide shows. */
async function decide(name: string, heading: string): Promise<void> {
  const { code } = guide.take(heading, 'yaml', `${name}:`);
  const old = await copy.read(task);
  const changed = old.replace(
    new RegExp(`^  ${name}:\n(?:    .*\n)+`, 'm'),
    code.replaceAll(/^/gm, '  ').trimEnd().concat('\n'),
  );
  expect(changed).not.toBe(old);
  await copy.write(task, changed);
}

/** Whether the scripts of the workspace have what commands run. */
function expectScripts(commands: readonly string[]): void {
  for (const command of commands) {
    const [, script] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
    expect(Object.keys(scripts), command).toContain(script);
  }
}

// Each test continues where the one before it has ended.

it('names scripts that exist', () => {
  const [install, ...others] = commandsOf(guide.take('Change the contract', 'sh'));
  // npm ci would replace the packages of this workspace. tools/dev/test starts the development server.
  expect(install).toBe('npm ci');
  expectScripts(others);
  expectScripts([...guide.markdown.matchAll(/^\| `(npm .+?)`/gm)].map(([, command = '']) => command));
});

it('adds a field with a generator, whose marks lint reports', async () => {
  const { code, output } = await shell(guide.take('Add a field', 'sh', 'nx g'));
  expect(code, output).not.toBe(0);
  const withoutPosition = (text: string) => text.replaceAll(/:\d+:\d+ /g, ' ');
  const shown = guide.take('Add a field', 'text').code.trim();
  expect(
    withoutPosition(output)
      .split('\n')
      .filter((line) => line.includes('no-todo')),
  ).toEqual([withoutPosition(shown)]);
});

it('accepts the decided field, and generates code', async () => {
  await decide('story_points', 'Add a field');
  await succeed(guide.take('Add a field', 'sh', 'npm run generate'));
  expect(copy.changes().filter(({ file }) => file.includes('/generated/')).length).toBeGreaterThan(3);
  expect(await copy.read('packages/contract/src/generated/types.ts')).toContain('story_points');
});

it('compares the contract with the last version, and fails for a change that breaks applications', async () => {
  const compare = guide.take('See what fails, and why', 'sh');
  expect(await succeed(compare)).toContain('story_points');
  const bundle = 'packages/contract/src/generated/openapi.json';
  const generated = await copy.read(bundle);
  await copy.write(bundle, generated.replaceAll('525600', '1000'));
  expect(await shell(compare)).toMatchObject({ code: 1, output: expect.stringContaining('estimated_minutes') });
  await copy.write(bundle, generated);
});

it('accepts a deprecated field with its dates and its replacement', async () => {
  await decide('estimated_minutes', 'Deprecate and remove');
  const { code, output } = await shell({ code: 'npx nx sync && npm run lint' });
  expect(code, output).toBe(0);
});

it('prints the release with the change file, and names the commands that make it', async () => {
  const [dryRun = '', release = '', push = ''] = commandsOf(guide.take('Release', 'sh', '--dry-run'));
  await copy.write('.changeset/story-points.md', guide.take('Release', 'md').code);
  const { code, output } = await shell({ code: dryRun });
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('**Story points.** Tasks have the field'),
  });
  // tools/release/test makes releases. Recording one takes PostgreSQL 15, and is part of each release.
  expectScripts([release]);
  const [record] = commandsOf(guide.take('Release', 'sh', 'record-release'));
  const [, target = ''] = /^npx nx run @worklane\/platform:(\S+) --database-url /.exec(record ?? '') ?? [];
  const { nx } = JSON.parse(await copy.read('packages/platform/package.json'));
  expect(Object.keys(nx.targets)).toContain(target);
  expect(push).toBe(/git push --atomic origin main v\S+/.exec(await copy.read('CONTRIBUTING.md'))?.[0]);
});

it('renames a field in a version, which applications of the earlier one do not notice', async () => {
  const { code } = guide.take('Change in a version', 'yaml', 'x-versions:');
  const openapi = 'specs/openapi/openapi.yaml';
  const text = await copy.read(openapi);
  await copy.write(openapi, text.replace(/^x-versions:\n(?: .*\n)+/m, code));
  expect(await copy.read(openapi)).not.toBe(text);
  await succeed(guide.take('Change in a version', 'sh'));
  await succeed({ place: 'lint', code: 'npx nx sync && npm run lint && npm run generate' } as Snippet);
  const compared = await shell({ code: 'npm run contract:diff -- --base main' });
  expect(compared).toMatchObject({
    code: 0,
    output: expect.stringContaining('field estimated_minutes -> effort_minutes'),
  });
});

it('contains no untested snippet', () => {
  expect(guide.untested()).toEqual([]);
});
