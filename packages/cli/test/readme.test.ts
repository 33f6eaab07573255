import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

/** Returns the rows of a table of the README, by its first heading. */
function tableOf(markdown: string, heading: string): string[][] {
  const [, rows = ''] = markdown.split(new RegExp(`^\\| ${heading} \\|.*\\n\\|.*\\n`, 'm'));
  const [lines = ''] = rows.split('\n\n');
  return lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '')),
    );
}

/** Returns the entries below a heading of the help: name and text. */
const entriesOf = (help: string, headings: RegExp): string[][] =>
  help
    .split(/\n\n(?=\S)/)
    .filter((section) => headings.test(section))
    .flatMap((section) => [...section.matchAll(/^ {2}(\w+)(?: <.*?>)* +(.+)$/gm)])
    .map(([, name = '', text = '']) => [name, text]);

it.each([
  ['command', /^(Webhooks|API|Data|Sign-in|Servers|Other)/],
  ['exit code', /^Exit codes/],
  ['variable', /^Environment/],
])('lists each %s as the help does', async (heading, headings) => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const { stdout } = await runCli(['--help']);
  const entries = entriesOf(stdout, headings);
  expect(entries.length).toBeGreaterThan(5);
  expect(tableOf(readme, heading)).toEqual(entries);
});
