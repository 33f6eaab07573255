import { readArguments, UsageError } from '@worklane/contract/command-line';
import type { Selection } from './selection.ts';

export const usage = `Breaks each statement of the contract, one at a time, and lists the violations that the suite does not notice.

  worklane-conformance score [options]
  worklane-conformance score --base-url URL --credentials FILE --sample N [options]

  --operation NAMES   only statements about these operations, separated by commas
  --kind NAMES        only statements of these kinds: response, header, parameter, keyword, field, required, value,
                      extension, security, convention, event, delivery
  --changed DOCUMENT  only statements that differ from those of an earlier openapi.json: a file, or a revision of Git
  --sample N          only N of the violations, chosen by --seed (default: 1)
  --base-url URL      puts the violations in front of a server, instead of into a mock in this process
  --credentials FILE  those of the suite
  --json FILE         write the verdicts as JSON
  --summary FILE      write what is proved about each operation, and by which case, as JSON; keeps other operations`;

export interface CommandLine extends Omit<Selection, 'since'> {
  readonly changed: string | undefined;
  readonly server: { readonly baseUrl: string; readonly credentials: string } | undefined;
  readonly json: string | undefined;
  readonly summary: string | undefined;
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { operation, kind, sample, seed, changed, json, summary, credentials, shard, 'base-url': baseUrl } = values;
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) throw new UsageError('--base-url must be a URL.');
  if ((baseUrl === undefined) !== (credentials === undefined)) throw new UsageError('--base-url needs --credentials.');
  if (summary !== undefined && (kind ?? sample ?? changed) !== undefined) {
    throw new UsageError('--summary needs all violations of an operation.');
  }
  const [index = 1, count = 1] = (shard ?? '').split('/').map((text) => integer('--shard', text || '1'));
  return {
    changed,
    json,
    summary,
    server: baseUrl === undefined ? undefined : { baseUrl, credentials: credentials ?? '' },
    ...(operation !== undefined && { operations: operation.split(',') }),
    ...(kind !== undefined && { kinds: kind.split(',') }),
    ...(sample !== undefined && { sample: integer('--sample', sample) }),
    ...(seed !== undefined && { seed: integer('--seed', seed) }),
    ...(shard !== undefined && { shard: { index, count } }),
  };
}

function integer(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option} must be an integer of at most 9 digits.`);
  return Number(text);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const selection = { operation: text, kind: text, changed: text, sample: text, seed: text, shard: text };
  const options = {
    ...selection,
    'base-url': text,
    credentials: text,
    json: text,
    summary: text,
    help: { type: 'boolean' },
  } as const;
  return readArguments(args, options).values;
}
