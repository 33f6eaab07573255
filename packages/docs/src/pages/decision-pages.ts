import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionsDirectory } from '../site.ts';
import { table } from './markdown.ts';
import { type Page, page } from './page.ts';

/** The decision records, and a list of them. */
export function decisionPages(): Page[] {
  const records = decisionRecords();
  return [
    ...records.map(({ link, markdown }) => ({ path: `decisions/${link}.md`, markdown })),
    page(
      'decisions/index.md',
      '---\noutline: false\n---',
      '# Decisions',
      'Why things are as they are: for each decision what it answers, what was chosen, and what follows. What was ' +
        'decided in the contract itself stands in [What is stated, what was decided](../origin).',
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
  /** From the list of the decisions. */
  link: string;
  markdown: string;
}

/** @throws when a record is not named or titled as records are. */
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
    throw new Error(`packages/docs/decisions/${file}: name it NNNN-title.md and begin it with "# " and its title.`);
  }
  return { number, title, link, markdown };
}
