import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, page, table } from '../pages/markdown.ts';
import { decisionsDirectory } from '../site.ts';

/** Returns the decision records and their index page. */
export function decisionPages(): Page[] {
  const records = decisionRecords();
  return [
    ...records.map(({ link, markdown }) => ({ path: `decisions/${link}.md`, markdown })),
    page(
      'decisions/index.md',
      '---\noutline: false\n---',
      '# Decision records',
      'Each record states the context, the decision and its consequences. Decisions about the contract itself are listed ' +
        'in [Origin of the contract](../contributors/origin).',
      table(
        ['', 'Decision'],
        records.map(({ number, title, link }) => [number, `[${title}](./${link})`]),
      ),
    ),
  ];
}

interface DecisionRecord {
  number: string;
  title: string;
  /** Path from the index page. */
  link: string;
  markdown: string;
}

/** @throws if a record has an invalid file name or no title. */
export function decisionRecords(): DecisionRecord[] {
  return readdirSync(decisionsDirectory)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map(readRecord);
}

function readRecord(file: string): DecisionRecord {
  const [, link, number] = /^((\d{4})-[a-z0-9-]+)\.md$/.exec(file) ?? [];
  const markdown = readFileSync(join(decisionsDirectory, file), 'utf8');
  const [, title] = /^# (?:\d+[.:]? )?(.+)$/m.exec(markdown) ?? [];
  if (!link || !number || !title) {
    throw new Error(
      `packages/docs/decisions/${file}: The file name must be NNNN-title.md and the first line "# Title".`,
    );
  }
  return { number, title, link, markdown };
}
