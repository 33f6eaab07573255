import type { DocumentNode, JsonObject } from './document.ts';

/** Returns whether a field or parameter says that it had another name. */
export const isDeclaredRename = (from: string, { value }: DocumentNode): boolean => value['x-renamed-from'] === from;

/** Returns whether a field or parameter says in which version it got its name: earlier versions keep the other one. */
export const isVersionedRename = (from: string, head: JsonObject): boolean =>
  head['x-renamed-from'] === from && head['x-since'] !== undefined;
