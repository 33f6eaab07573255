import { expect, test } from 'vitest';
import { OutOfDate } from '../src/apply-edits.ts';
import { type Gate, generation } from '../src/gate.ts';
import { GateFailsAlready, judge } from '../src/judge.ts';
import type { Mutant } from '../src/mutant.ts';
import { FakeWorkspace, type Finds } from './fake-workspace.ts';

const gate = (name: string): Gate => ({ name, target: 'packages/api:test', folder: '.', line: [name] });
const generate = generation.line.join(' ');

const files = { 'status.ts': 'status: 201', 'header.ts': 'Location' };
const looksAtStatus: Finds = (found) => (found.get('status.ts') === 'status: 201' ? undefined : 'FAIL the status');
const looksAway: Finds = () => undefined;

const status: Mutant = {
  name: 'The status is changed',
  edits: [{ file: 'status.ts', find: '201', replace: '200' }],
  gate: gate('status'),
};
const header: Mutant = {
  name: 'The header is missing',
  edits: [{ file: 'header.ts', find: 'Location', replace: '' }],
  gate: gate('blind'),
};

function judged(mutants: readonly Mutant[], commands: Record<string, Finds>, { allGates = false } = {}) {
  const workspace = new FakeWorkspace(files, commands);
  const verdicts = judge({
    workspace,
    areas: [{ area: 'api', mutants }],
    allGates,
    onGate: () => {},
    onVerdict: () => {},
  });
  return { workspace, verdicts };
}

test('a mutant is caught by its gate, which says why; one that no gate sees survives', async () => {
  const { verdicts } = judged([status, header], { status: looksAtStatus, blind: looksAway });
  expect(await verdicts).toEqual([
    { area: 'api', mutant: status, caughtBy: { gate: status.gate, reason: 'the status' }, seconds: 1 },
    { area: 'api', mutant: header, caughtBy: undefined, seconds: 1 },
  ]);
});

test('each gate runs once on what is not changed, and each mutant alone', async () => {
  const again = { ...status, name: 'The status is changed again' };
  const { workspace, verdicts } = judged([status, again], { status: looksAtStatus });
  expect((await verdicts).map(({ caughtBy }) => caughtBy?.reason)).toEqual(['the status', 'the status']);
  expect(workspace.ran).toEqual(['status', 'status', 'status']);
  expect(await workspace.read('status.ts')).toBe('status: 201');
});

test('a gate that fails on what is not changed ends the run before any mutant', async () => {
  const { workspace, verdicts } = judged([header, status], { status: () => 'broken since yesterday' });
  await expect(verdicts).rejects.toThrow(GateFailsAlready);
  await expect(verdicts).rejects.toThrow('broken since yesterday');
  expect(workspace.ran).toEqual(['blind', 'status']);
});

test('on request the other gates are tried, up to the one that catches it', async () => {
  const missed = { ...status, gate: gate('blind') };
  const commands = { blind: looksAway, status: looksAtStatus, last: looksAway };
  const others = [missed, { ...header, gate: gate('status') }, { ...header, gate: gate('last') }];
  const [verdict] = await judged(others, commands, { allGates: true }).verdicts;
  expect(verdict).toMatchObject({ caughtBy: { gate: { name: 'status' } }, seconds: 2 });
});

test('what comes of specs is generated before the gate runs', async () => {
  const { workspace, verdicts } = judged([{ ...status, regenerate: true }], { status: looksAtStatus });
  await verdicts;
  expect(workspace.ran).toEqual(['status', generate, 'status']);
});

test('a mutant from which nothing can be generated is out of date, and is taken back', async () => {
  const commands = { [generate]: (found: ReadonlyMap<string, string>) => looksAtStatus(found), status: looksAway };
  const { workspace, verdicts } = judged([{ ...status, regenerate: true }], commands);
  await expect(verdicts).rejects.toThrow(OutOfDate);
  expect(await workspace.read('status.ts')).toBe('status: 201');
});
