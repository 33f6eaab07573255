import { readArguments, UsageError } from '@worklane/contract/command-line';
import { type DocumentName, documentNames, publicDocuments } from './change.ts';
import { type Format, formats } from './report.ts';

export const usage = `Usage: npm run contract:diff -- --base <git ref>

  --base <git ref>    version in use: a branch, tag or commit (required)
  --head <git ref>    version to check (default: the working tree)
  --document <name>   compare one document: ${documentNames.join(', ')} (default: the public ones)
  --format <name>     text, markdown or json (default: text)

Exit code: 0 no breaking changes, 1 breaking changes, 2 the comparison failed.`;

export interface Options {
  readonly base: string;
  readonly head: string | undefined;
  readonly documents: readonly DocumentName[];
  readonly format: Format;
}

/** Parses the command line. Returns undefined for --help. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { base, head, document, format, help } = readArguments(args, options).values;
  if (help) return undefined;
  if (!base) throw new UsageError('Missing option --base. Pass a git reference such as --base main.');
  return {
    base,
    head,
    documents: document === undefined ? publicDocuments : [oneOf('--document', documentNames, document)],
    format: oneOf('--format', formats, format),
  };
}

const options = {
  base: { type: 'string' },
  head: { type: 'string' },
  document: { type: 'string' },
  format: { type: 'string', default: 'text' },
  help: { type: 'boolean', default: false },
} as const;

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (!found) throw new UsageError(`Invalid value "${value}" for ${option}. Allowed values: ${allowed.join(', ')}.`);
  return found;
}
