/// <reference lib="dom" />
import { withBase } from 'vitepress';
import type { ConsoleOperation } from '../../../../src/console/console-operation.ts';
import { defaultHost, type Host } from '../../../../src/samples/values.ts';
import { readHost } from '../host-values.ts';

/** @throws if the file cannot be loaded. */
async function loadJson<T>(path: string): Promise<T> {
  const response = await fetch(withBase(path));
  if (!response.ok) throw new Error(`${path} is missing (${response.status}).`);
  return (await response.json()) as T;
}

/** Returns whose API the console calls; the mock without a host, such as in an opened file. */
export const loadHost = async (): Promise<Host> => (await readHost()) ?? defaultHost;

export const loadOperation = (id: string) => loadJson<ConsoleOperation>(`/console/${id}.json`);
