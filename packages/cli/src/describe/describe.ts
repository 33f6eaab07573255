import { suggestion } from '@worklane/contract/similar-name';
import type { Invocation } from '../command/invocation.ts';
import { UsageError } from '../errors.ts';
import type { TextStream } from '../terminal/system.ts';
import { formatTable } from '../terminal/table.ts';
import { catalogues, describeAll } from './catalogues.ts';
import type { Description, Section } from './description.ts';

/** Prints a part of the API by its name, or the names of the resources without one. @throws UsageError for an unknown name */
export async function describe(
  { output }: Pick<Invocation, 'output'>,
  _options: object,
  [name]: readonly string[],
): Promise<undefined> {
  const description = name === undefined ? describeAll() : find(name);
  output.result(description.data, () => descriptionText(output.stdout, description));
}

function find(name: string): Description {
  for (const { describe } of catalogues) {
    const description = describe(name);
    if (description) return description;
  }
  const names = catalogues.flatMap((catalogue) => catalogue.names());
  throw new UsageError(`Unknown name "${name}".${suggestion(name, names)} \`worklane describe\` lists the resources.`);
}

function descriptionText(stdout: TextStream, { heading, text, sections }: Description): string {
  const parts = [stdout.style('bold', heading), text, ...sections.map((section) => sectionText(stdout, section))];
  return parts.filter((part) => part !== '').join('\n\n');
}

function sectionText(stdout: TextStream, { title, headings, rows }: Section): string {
  if (rows.length === 0) return '';
  const [first = [], ...rest] = rows;
  const table = headings ? formatTable(stdout, headings, rows) : formatTable({ style: (_, cell) => cell }, first, rest);
  return `${stdout.style('bold', `${title}:`)}\n${table.replace(/^/gm, '  ')}`;
}
