import type { TargetConfiguration } from '@nx/devkit';
import type { Document } from './document.ts';

/** Returns a value in which each text has the name and the path of a document. */
export function expandDocument<T>(value: T, document: Document): T {
  if (typeof value === 'string') {
    return value.replaceAll('{document}', document.name).replaceAll('{path}', document.path) as T;
  }
  if (Array.isArray(value)) return value.map((element) => expandDocument(element, document)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expandDocument(member, document)])) as T;
}

type Inputs = NonNullable<TargetConfiguration['inputs']>;

/** Returns inputs in which `{files}` is replaced by files of the workspace. */
export const expandFiles = (inputs: Inputs, files: Iterable<string>): Inputs =>
  inputs.flatMap((input) => (input === '{files}' ? [...files].map((file) => `{workspaceRoot}/${file}`) : [input]));
