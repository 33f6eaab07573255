import { dequal } from 'dequal/lite';
import { isObject } from './json.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** Applies a JSON merge patch (RFC 7396, section 2): null removes a member, objects are merged, other values are replaced. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // Not an object yet: its member __proto__ is not its prototype.
  const members = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, applyMergePatch(members.get(name), value));
  }
  return Object.fromEntries(members);
}

/** Returns the JSON merge patch that turns one object into another. */
export function createMergePatch(before: JsonObject, after: JsonObject): Record<string, unknown> {
  const changes = changedFields(before, after).map((name) => {
    const [old, current = null] = [before[name], after[name]];
    return [name, isObject(old) && isObject(current) ? createMergePatch(old, current) : current];
  });
  return Object.fromEntries(changes);
}

/** Returns the names of the fields whose values differ as JSON. A missing field is null, as in records. */
export const changedFields = (before: JsonObject, after: JsonObject): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => !dequal(before[name] ?? null, after[name] ?? null));
