import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, page, prose, table } from '../pages/markdown.ts';
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
      `${records.length} records, each with the context, the decision and its consequences in half a page.`,
      table(
        ['Number', 'Decision', 'Context'],
        records.map(({ number, title, link, summary }) => [number, `[${title}](./${link})`, prose(summary)]),
      ),
    ),
  ];
}

interface DecisionRecord {
  number: string;
  title: string;
  /** Path from the index page. */
  link: string;
  /** The first sentence of its context. */
  summary: string;
  markdown: string;
}

/** @throws if a record has an invalid file name, no title or no context. */
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
  const [, context] = /\n## Context\n\n(.+?)(?:\n\n|$)/s.exec(markdown) ?? [];
  if (!context) throw new Error(`packages/docs/decisions/${file}: The section "## Context" is missing.`);
  return { number, title, link, summary: firstSentence(context), markdown };
}

/** A colon ends a sentence too, except in code. */
function firstSentence(text: string): string {
  const [sentence] = /^(?:`[^`]*`|[^`])*?[.:](?=\s|$)/.exec(text) ?? [text];
  return sentence.replace(/\s+/g, ' ').replace(/:$/, '.');
}
