import type { Payload } from './payload.ts';

/** Remembers the newest version of every record, so that an event that was overtaken does not undo a newer one. */
export interface VersionStore {
  /**
   * In one atomic step: whether no newer version of the record is known, and if so remembers this one. The same version
   * again is not stale, because the attempt before may have failed.
   *
   * @param record `1042/task/2301`: organization, kind and id
   * @param version for a deletion the largest integer of JSON, 2^53 - 1: nothing comes after it
   */
  advance(record: string, version: number): Promise<boolean> | boolean;
}

/** Which version of which record an event tells of; undefined where it tells of none. */
export function versionOf({ type, organization_id, data }: Payload): [record: string, version: number] | undefined {
  const [entity, action] = type.split('.');
  if (typeof data.version !== 'number') return undefined;
  return [`${organization_id}/${entity}/${data.id}`, action === 'deleted' ? Number.MAX_SAFE_INTEGER : data.version];
}
