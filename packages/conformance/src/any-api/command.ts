import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from '@worklane/contract/command-line';
import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { print, printError } from '@worklane/contract/terminal';
import { loadDocument } from '../document/load-document.ts';
import { parseOptions, requireUrl } from '../options.ts';
import { junit } from '../report/junit.ts';
import { table } from '../report/table.ts';
import { reportOf, scoreTable } from '../score/report.ts';
import { exitCodeOf } from '../suite-command.ts';
import { runDocument, scoreDocument } from './run.ts';

export const documentUsage = `Tests any server against any OpenAPI 3 document: valid requests, requests at the limits, and invalid ones.

  worklane-conformance --document FILE --base-url URL [options]
  worklane-conformance score --document FILE --base-url URL [options]

  --document FILE    YAML or JSON, with local references only
  --base-url URL     with the path of the server, if it has one
  --header TEXT      sent with every request, such as 'Authorization: Bearer ...'; may be repeated
  --only NAMES       only these operations, separated by commas
  --strict           no valid request may be refused; by default, one at a limit may, and the report says so
  --sample N         score: only N of the violations, chosen by --seed (default: 1)
  --json FILE        write the results, or the score, as JSON
  --junit FILE       write the results as JUnit XML`;

/** Whether arguments are about a document other than the contract. */
export const hasDocument = (args: readonly string[]): boolean => args.some((each) => /^--document(=|$)/.test(each));

/**
 * Tests a server against a document, and scores the cases of those that pass. @returns the exit code
 * @throws UsageError
 * @throws RateLimitError
 */
export async function documentCommand(args: readonly string[]): Promise<number> {
  const isScore = args[0] === 'score';
  const values = parseOptions(isScore ? args.slice(1) : args, {
    texts: ['document', 'base-url', 'only', 'sample', 'seed', 'json', 'junit'],
    lists: ['header'],
    flags: ['strict'],
  });
  const { document = '', json, strict: isStrict = false, sample, seed } = values;
  const baseUrl = requireUrl('--base-url', values['base-url']);
  const only = values.only?.split(',');
  const api = await readDocument(document);
  const unknown = only?.find((id) => !api.operations.has(id));
  if (unknown !== undefined) throw new UsageError(`Unknown operation: ${JSON.stringify(unknown)}.`);
  const options = { baseUrl, isStrict, headers: headersOf(values.header), ...(only && { only }) };
  const results = await runDocument(api, options);
  print(table(results, baseUrl));
  if (values.junit) await writeFile(values.junit, junit(results));
  if (json && !isScore) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
  if (!isScore) return exitCodeOf(results);
  const verdicts = await scoreDocument(api, {
    ...options,
    ...(sample !== undefined && { sample: Number(sample) }),
    ...(seed !== undefined && { seed: Number(seed) }),
    onFailing: (cases) => printError(`Left out, because they fail without a violation: ${cases.length} cases`),
  });
  const report = reportOf(verdicts);
  print(`\n${scoreTable(report)}`);
  if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  return report.survivors > 0 ? 1 : 0;
}

async function readDocument(file: string): Promise<OpenapiReader> {
  try {
    return loadDocument(await readFile(file, 'utf8'), file);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function headersOf(given: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name = '', value = ''] = /^([^:\s]+):\s*(.*)$/.exec(text) ?? [];
      if (name === '') throw new UsageError(`--header ${JSON.stringify(text)} is not "Name: value".`);
      return [name.toLowerCase(), value];
    }),
  );
}
