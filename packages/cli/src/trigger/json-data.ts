import { isObject } from '@worklane/contract/json';
import { UsageError } from '../errors.ts';
import { parseJsonText, readJsonInput } from '../json-input.ts';
import type { System } from '../terminal/system.ts';
import type { Body } from './sample-request.ts';

export interface DataOptions {
  /** A JSON object. */
  readonly data?: string;
  /** A file with one; `-` is standard input. */
  readonly input?: string;
}

/** Returns the fields of `--data` and `--input`; undefined without both. @throws UsageError */
export async function readData(
  { data, input }: DataOptions,
  system: Pick<System, 'readInput'>,
): Promise<Body | undefined> {
  if (data === undefined && input === undefined) return undefined;
  const fromFile = input === undefined ? {} : requireObject('--input', await readJsonInput(input, system));
  return { ...fromFile, ...(data === undefined ? {} : requireObject('--data', parseJsonText(data, '--data'))) };
}

function requireObject(option: string, value: unknown): Body {
  if (isObject(value)) return value as Body;
  throw new UsageError(`Invalid ${option}: must be a JSON object such as {"title":"Paint the door"}.`);
}
