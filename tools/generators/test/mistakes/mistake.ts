import { relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../src/specifications.ts';
import { EditedSpecs } from './edited-specs.ts';

export type Edit = readonly [file: string, find: string | RegExp, replace: string];

/** A mistake and its only report: the rule, the file, and a text in the reported line. */
interface Mistake {
  readonly edits: readonly Edit[];
  readonly rule: string;
  readonly at: readonly [file: string, line: string | RegExp];
}

/** Declares a test for each mistake: lint reports it once. */
export function reportsEach(mistakes: Readonly<Record<string, Mistake>>): void {
  let specs: EditedSpecs;
  beforeAll(async () => {
    specs = await EditedSpecs.open();
  }, 60_000);
  afterAll(() => specs[Symbol.asyncDispose]());

  it.each(Object.entries(mistakes))('is reported once: %s', async (_, { edits, rule, at: [file, line] }) => {
    const texts = new Map<string, string>();
    for (const [edited, find, replace] of edits) {
      const text = texts.get(root + edited) ?? (await specs.read(edited));
      expect(text.replace(find, replace), edited).not.toBe(text);
      texts.set(root + edited, text.replace(find, replace));
    }
    const text = texts.get(root + file) ?? (await specs.read(file));
    const index = typeof line === 'string' ? text.indexOf(line) : text.search(line);
    const number = text.slice(0, index).split('\n').length;
    const problems = await specs.lint(texts);
    expect(
      problems.map((problem) => `${relative(root, problem.file)}:${problem.line} ${problem.rule}: ${problem.message}`),
    ).toEqual([expect.stringMatching(`^${RegExp.escape(`${file}:${number} ${rule}: `)}`)]);
  });
}
