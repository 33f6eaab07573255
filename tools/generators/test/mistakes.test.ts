import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { tier } from '@worklane/testing/tier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ResultCache } from '../src/incremental/result-cache.ts';
import { SpecFiles } from '../src/incremental/spec-files.ts';
import { Linter } from '../src/linter.ts';
import { documents, root } from '../src/specifications.ts';

/** A mistake in specs/ and its only report. */
interface Mistake {
  /** Replacements of texts by file. */
  readonly edit: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rule: string;
  /** The file of the report, and a text in its line. */
  readonly at: Readonly<Record<string, string>>;
}

type Mistakes = Readonly<Record<string, Mistake>>;

/**
 * The mistakes of a run are made together, so that one run of lint finds them all. A new one goes to any run with a file
 * that it can edit; if it hides another or is hidden by it, as examples are by an invalid schema, to another run.
 */
const together: Readonly<Record<string, Mistakes>> = parse(
  readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8'),
);

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
const specsFolder = `${root}specs/`;
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
  const expected = Object.entries(mistakes).flatMap(([name, { rule, at }]) =>
    Object.entries(at).map(([file, line]) => ({
      name,
      report: `specs/${file}:${lineOf(edited.get(specsFolder + file)?.text ?? '', line)} ${rule}`,
    })),
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
  for (const [file, edits] of Object.values(mistakes).flatMap((mistake) => Object.entries(mistake.edit))) {
    for (const [find, replace] of Object.entries(edits)) {
      const text = texts.get(specsFolder + file) ?? specs.get(specsFolder + file)?.text ?? '';
      const changed = text.replace(pattern(find), replace);
      expect(changed, file).not.toBe(text);
      texts.set(specsFolder + file, changed);
    }
  }
  return specs.withTexts(texts);
}

/** Returns a text, or the regular expression that it writes between slashes. */
function pattern(text: string): string | RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [];
  return source === undefined ? text : new RegExp(source, flags);
}

function lineOf(text: string, part: string): number {
  const found = pattern(part);
  const index = typeof found === 'string' ? text.indexOf(found) : text.search(found);
  expect(index, part).not.toBe(-1);
  return text.slice(0, index).split('\n').length;
}
