import { readFile } from 'node:fs/promises';
import { parseJsonText } from '@worklane/contract/command-line';
import { UsageError } from '../errors.ts';
import type { System } from './system.ts';

/** A JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** Reads the option --input: the JSON of a file, or of standard input for `-`. @throws UsageError */
export async function readJsonInput(input: string, system: Pick<System, 'readInput'>): Promise<unknown> {
  if (input === '-') return parseJsonText(await system.readInput(), 'standard input');
  const text = await readFile(input, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'The file does not exist' : cause.message;
    throw new UsageError(`Cannot read ${input}: ${reason}.`, { cause });
  });
  return parseJsonText(text, input);
}
