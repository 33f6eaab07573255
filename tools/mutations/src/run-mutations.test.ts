import { describe, expect, it } from 'vitest';
import { type Check, type Command, generation } from './check.ts';
import { applyEdits, type Edit, type Mutation, OutdatedMutation, requireApplicable } from './mutation.ts';
import { exitCodeOf, jsonOf, lineOf, summaryOf } from './report.ts';
import { FailingCheck, type MutationResult, runMutations, type Workspace } from './run-mutations.ts';

/** Returns what a check finds wrong with the files, or undefined when it passes. */
type Finds = (files: ReadonlyMap<string, string>) => string | undefined;

const original = {
  'src/status.ts': 'status: 201',
  'src/header.ts': 'Location Location',
  'src/a.test.ts': 'status: 201',
};

const filesOf = (texts: ReadonlyMap<string, string>) => ({
  list: async (path: string) => [...texts.keys()].filter((file) => file === path || file.startsWith(`${path}/`)),
  read: async (file: string) => texts.get(file) ?? '',
});

/** A workspace in memory whose commands are functions by their line. */
function memoryWorkspace(commands: Readonly<Record<string, Finds>>) {
  let texts = new Map<string, string>(Object.entries(original));
  const ran: string[] = [];
  const workspace: Workspace = {
    async edit(edits) {
      for (const [file, text] of await applyEdits(edits, filesOf(texts))) texts.set(file, text);
    },
    async restore() {
      texts = new Map(Object.entries(original));
    },
    async run({ line }: Command) {
      ran.push(line.join(' '));
      const found = commands[line.join(' ')]?.(texts);
      return { passed: found === undefined, output: found ?? '', seconds: 1 };
    },
  };
  return { workspace, ran, text: (file: string) => texts.get(file) };
}

const check = (name: string): Check => ({ name, folder: '.', line: [name] });
const edit = (find: string, replace: string, path = 'src'): Edit => ({ in: path, find, replace });
const status: Mutation = {
  name: 'The status is changed',
  edits: [edit('status: 201', 'status: 200')],
  check: check('status'),
};
const header: Mutation = {
  name: 'The header is missing',
  edits: [edit('Location Location', '')],
  check: check('blind'),
};
const readsStatus: Finds = (texts) => (texts.get('src/status.ts') === 'status: 201' ? undefined : 'FAIL the status');
const passes: Finds = () => undefined;
const generate = generation.line.join(' ');

function run(mutations: readonly Mutation[], commands: Record<string, Finds>, allChecks = false) {
  const memory = memoryWorkspace(commands);
  const areas = [{ area: 'api', mutations }];
  const options = { workspace: memory.workspace, areas, allChecks, onCheck: () => {}, onResult: () => {} };
  return { ...memory, results: runMutations(options) };
}

describe('applyEdits', () => {
  const files = filesOf(new Map(Object.entries(original)));

  it('finds the file of a folder that contains the text, apart from tests', async () => {
    expect(await applyEdits([edit('201', '200')], files)).toEqual(new Map([['src/status.ts', 'status: 200']]));
  });

  it('applies the edits of a file in order', async () => {
    expect(await applyEdits([edit('201', '202'), edit('202', '203')], files)).toEqual(
      new Map([['src/status.ts', 'status: 203']]),
    );
  });

  it.each([
    ['does not occur', edit('four', ''), 'src does not contain: four'],
    ['occurs twice', edit('Location', ''), 'src contains 2 times: Location'],
    ['stays the same', edit('201', '201'), 'src does not change: 201'],
  ])('rejects a text that %s', async (_case, wrong, message) => {
    await expect(applyEdits([wrong], files)).rejects.toThrow(new OutdatedMutation(message));
  });

  it('reports all outdated mutations at once', async () => {
    const mutations = [{ ...status, edits: [edit('four', '')] }, header, { ...status, edits: [edit('five', '')] }];
    await expect(requireApplicable([{ area: 'a', mutations }], files)).rejects.toThrow(/four[\s\S]*five/);
  });
});

describe('runMutations', () => {
  it('reports the check that catches a mutation with its reason, and mutations that survive', async () => {
    const { results } = run([status, header], { status: readsStatus, blind: passes });
    expect(await results).toEqual([
      { area: 'api', mutation: status, caughtBy: { check: status.check, reason: 'the status' }, seconds: 1 },
      { area: 'api', mutation: header, caughtBy: undefined, seconds: 1 },
    ]);
  });

  it('runs each check once without mutations and restores the files after each mutation', async () => {
    const again = { ...status, name: 'The status is changed again' };
    const { ran, text, results } = run([status, again], { status: readsStatus });
    expect((await results).map(({ caughtBy }) => caughtBy?.reason)).toEqual(['the status', 'the status']);
    expect(ran).toEqual(['status', 'status', 'status']);
    expect(text('src/status.ts')).toBe('status: 201');
  });

  it('stops before any mutation when a check fails on the unchanged files', async () => {
    const { ran, results } = run([header, status], { status: () => 'broken since yesterday' });
    await expect(results).rejects.toThrow(FailingCheck);
    await expect(results).rejects.toThrow('broken since yesterday');
    expect(ran).toEqual(['blind', 'status']);
  });

  it('runs the checks of other mutations on a survivor on request', async () => {
    const survivor = { ...status, check: check('blind') };
    const { results } = run([survivor, status], { blind: passes, status: readsStatus }, true);
    expect((await results)[0]).toMatchObject({ caughtBy: { check: { name: 'status' } }, seconds: 2 });
  });

  it('runs the generators before the check where the mutation says so', async () => {
    const { ran, results } = run([{ ...status, regenerate: true }], { status: readsStatus });
    await results;
    expect(ran).toEqual(['status', generate, 'status']);
  });

  it('counts a contract that the generators refuse as caught', async () => {
    const { text, results } = run([{ ...status, regenerate: true }], { [generate]: readsStatus, status: passes });
    expect((await results)[0]).toMatchObject({ caughtBy: { check: generation } });
    expect(text('src/status.ts')).toBe('status: 201');
  });
});

describe('the report', () => {
  const caught: MutationResult = {
    area: 'api',
    mutation: { ...status, regenerate: true },
    caughtBy: { check: status.check, reason: 'it returns 201' },
    seconds: 61.24,
  };
  const survivor: MutationResult = { ...caught, mutation: header, caughtBy: undefined };

  it('has a line for each mutation with its check and duration', () => {
    expect(lineOf(caught)).toMatch(/^api +The status is changed \(regenerated\) +status +61\.2 s$/);
    expect(lineOf(survivor)).toContain('SURVIVED');
  });

  it('counts, lists the survivors, and exits with 1 when there is one', () => {
    expect(summaryOf([caught])).toBe('1 of 1 mutations caught in 1.0 minutes.');
    expect(summaryOf([caught, survivor])).toBe(
      '1 of 2 mutations caught in 2.0 minutes. These survived, so a test is missing:\n  api: The header is missing (blind)',
    );
    expect([exitCodeOf([caught]), exitCodeOf([caught, survivor])]).toEqual([0, 1]);
  });

  it('contains the reason in its JSON form', () => {
    expect(JSON.parse(jsonOf([caught, survivor]))).toMatchObject([
      { area: 'api', caughtBy: 'status', reason: 'it returns 201', seconds: 61.2 },
      { mutation: 'The header is missing', check: 'blind', caughtBy: null, reason: null },
    ]);
  });
});
