import { expect, test } from 'vitest';
import type { Mutant } from '../src/mutant.ts';
import { exitCodeOf, jsonOf, lineOf, summaryOf } from '../src/report.ts';
import type { Verdict } from '../src/verdict.ts';

const gate = { name: 'api test/status.test.ts', target: 'packages/api:test', folder: '.', line: ['vitest'] } as const;
const mutant: Mutant = { name: 'The status is changed', edits: [], gate, regenerate: true };
const caught: Verdict = { area: 'api', mutant, caughtBy: { gate, reason: 'it answers 201' }, seconds: 61.24 };
const survivor: Verdict = {
  ...caught,
  mutant: { name: 'The header is missing', edits: [], gate },
  caughtBy: undefined,
};

test('a line tells the drift and the gate', () => {
  expect(lineOf(caught)).toMatch(
    /^api +The status is changed \(generated anew\) +api test\/status\.test\.ts +61\.2 s$/,
  );
  expect(lineOf(survivor)).toContain('SURVIVED');
});

test('the exit code is 1 when one survives', () => {
  expect([exitCodeOf([caught]), exitCodeOf([caught, survivor])]).toEqual([0, 1]);
});

test('the summary counts, and names the survivors with the gate that should have seen them', () => {
  expect(summaryOf([caught])).toBe('1 of 1 drifts caught in 1.0 minutes.');
  expect(summaryOf([caught, survivor])).toBe(
    '1 of 2 drifts caught in 2.0 minutes. These survived; a test is missing:\n' +
      '  api: The header is missing (api test/status.test.ts)',
  );
});

test('machines get the reason too', () => {
  expect(JSON.parse(jsonOf([caught, survivor]))).toMatchObject([
    { area: 'api', caughtBy: gate.name, reason: 'it answers 201', target: 'packages/api:test', seconds: 61.2 },
    { drift: 'The header is missing', gate: gate.name, caughtBy: null, reason: null },
  ]);
});
