import type { ViolationObject } from '@worklane/contract/openapi-reader';
import { block, code, prose, table } from './markdown.ts';

/** Returns a table of the codes in `errors`, each with an example at the anchor `#violation-<code>`. */
export function violationTable(violations: Readonly<Record<string, ViolationObject>>): string {
  const rows = Object.entries(violations).map(([name, { description, example }]) => [
    `<code id="violation-${name}">${name}</code>`,
    prose(description),
    `${code(example.pointer)} ${prose(example.detail)}`,
  ]);
  return block('violations', table(['Code', 'Meaning', 'Example of pointer and detail'], rows));
}
