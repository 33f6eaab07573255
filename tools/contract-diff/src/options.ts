import { parseArgs } from 'node:util';
import { type DocumentName, documentNames, publicDocuments } from './change.ts';
import { type Format, formats } from './report.ts';

export const usage = `npm run contract:diff -- --base <git ref>

  --base <git ref>    the version that is in use: a branch, a tag, a commit
  --head <git ref>    the version to judge; without it, the working tree
  --document <name>   one alone: ${documentNames.join(', ')}; without it, the public ones
  --format <name>     text, markdown or json

Exit code: 0 nothing breaks, 1 something breaks, 2 the comparison was not possible.`;

export interface Options {
  readonly base: string;
  readonly head: string | undefined;
  readonly documents: readonly DocumentName[];
  readonly format: Format;
}

/** Reads the command line; undefined when it asks for help. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { base, head, document, format, help } = parse(args);
  if (help) return undefined;
  if (!base) throw new CommandError('Say what to compare with: --base main, or another git reference.');
  return {
    base,
    head,
    documents: document === undefined ? publicDocuments : [oneOf('--document', documentNames, document)],
    format: oneOf('--format', formats, format),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        base: { type: 'string' },
        head: { type: 'string' },
        document: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (cause) {
    throw new CommandError(`${(cause as Error).message}\n\n${usage}`, { cause });
  }
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (!found) throw new CommandError(`${option} is ${allowed.join(' or ')}, not "${value}".`);
  return found;
}

/** The command cannot be carried out as it was given. The message is a sentence that says what to do. */
export class CommandError extends Error {
  override readonly name = 'Misuse';
}
