import type { Calls } from '../src/contract/call.ts';

interface Paths {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Operation {
  operationId?: string;
  tags?: readonly string[];
}

/** How the things of the API are listed, read, created, changed and deleted: by collection and action. */
export function calls({ paths }: Paths): Calls {
  const found: Record<string, Calls[string]> = {};
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { operationId, tags }] of Object.entries(item as Record<string, Operation>)) {
      const action = operationId?.match(/^(list|get|create|update|delete)/)?.[0];
      const collection = tags?.[0]?.toLowerCase();
      if (action === undefined || collection === undefined) continue;
      // What has the shortest path is first: lists in lists come after it.
      found[collection] = { [action]: { method: method.toUpperCase(), path }, ...found[collection] };
    }
  }
  return found;
}
