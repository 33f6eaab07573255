import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResultCache } from '../src/incremental/result-cache.ts';
import { SpecFiles } from '../src/incremental/spec-files.ts';
import { Linter } from '../src/linter.ts';
import { documents, root } from '../src/specifications.ts';
import { events } from './mistakes/events.ts';
import { kinds } from './mistakes/kinds.ts';
import type { Mistakes } from './mistakes/mistake.ts';
import { operations } from './mistakes/operations.ts';
import { schemas } from './mistakes/schemas.ts';
import { unreadableFiles } from './mistakes/unreadable-files.ts';

/**
 * The mistakes of a run are made together, so that one run of lint finds them all. A new one goes to any run with a file
 * that it can edit; if it hides another or is hidden by it, as examples are by an invalid schema, to another run.
 */
const together: Readonly<Record<string, Mistakes>> = { kinds, events, operations, schemas, unreadableFiles };

/** A mistake can hide what another leads to. The nightly tier makes each alone. */
const runs =
  tier === 'nightly'
    ? Object.fromEntries(
        Object.values(together).flatMap((mistakes) =>
          Object.entries(mistakes).map(([name, mistake]) => [name, { [name]: mistake }]),
        ),
      )
    : together;

const specs = SpecFiles.read();
let folder: string;
let linter: Linter;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-lint-'));
  linter = await Linter.open(new ResultCache('test', folder));
  expect(await linter.checkAll(specs)).toEqual({ problems: [] });
  await linter.keep(specs);
  // All examples are compared once; a run with mistakes compares those that they affect.
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe.each(Object.entries(runs))('lint: %s', (_, mistakes) => {
  const edited = edit(mistakes);
  const expected = Object.entries(mistakes).map(
    ([
      name,
      {
        rule,
        at: [file, line],
      },
    ]) => ({
      name,
      report: `${file}:${lineOf(edited.get(root + file)?.text ?? '', line)} ${rule}`,
    }),
  );
  let reports: string[];
  let note: string | undefined;

  beforeAll(async () => {
    const findings = await linter.checkAll(edited);
    reports = findings.problems.map(({ file, line, rule }) => `${relative(root, file)}:${line} ${rule}`);
    note = findings.note;
  });

  it.each(expected)('is reported once, with file and line: $name', ({ report }) => {
    expect(reports.filter((each) => each === report)).toHaveLength(1);
  });

  it('reports nothing else', () => {
    expect(reports.toSorted()).toEqual(expected.map(({ report }) => report).toSorted());
  });

  it('says whether the documents were compared', () => {
    const isUnreadable = Object.values(mistakes).some(({ rule }) => rule === 'no-unresolved-refs');
    expect(note).toBe(isUnreadable ? notCompared : undefined);
  });
});

const notCompared = 'The documents are compared with each other once all files can be read.';

it.each(Object.entries(documents))('reports that %s cannot be parsed', async (_, file) => {
  const text = specs.get(file)?.text.replace('title: ', 'title: "') ?? '';
  const { problems, note } = await linter.checkAll(specs.withTexts(new Map([[file, text]])));
  expect(problems).toEqual([expect.objectContaining({ file, rule: 'no-unresolved-refs' })]);
  expect(note).toBe(notCompared);
});

function edit(mistakes: Mistakes): SpecFiles {
  const texts = new Map<string, string>();
  for (const [file, find, replace] of Object.values(mistakes).flatMap(({ edits }) => edits)) {
    const text = texts.get(root + file) ?? specs.get(root + file)?.text ?? '';
    expect(text.replace(find, replace), file).not.toBe(text);
    texts.set(root + file, text.replace(find, replace));
  }
  return specs.withTexts(texts);
}

function lineOf(text: string, part: string | RegExp): number {
  const index = typeof part === 'string' ? text.indexOf(part) : text.search(part);
  expect(index, String(part)).not.toBe(-1);
  return text.slice(0, index).split('\n').length;
}
