import { readStored, writeStored } from './session-storage.ts';

/** Remembers the ID of what a server has created last in a collection, for the operations that follow. */
export function rememberCreated(serverUrl: string, collection: string, id: string): void {
  writeStored(`created ${serverUrl}${collection}`, id);
}

export const lastCreated = (serverUrl: string, collection: string): string | undefined =>
  readStored(`created ${serverUrl}${collection}`);
