import type { Resource } from '@worklane/contract';

type Node = Record<string, unknown>;

/** Puts records that exist in place of those that a body refers to. */
export async function replaceReferences(
  { references }: Resource,
  body: Node,
  recordOf: (kind: string) => Promise<number>,
): Promise<void> {
  for (const { path, kind } of references) {
    for (const { parent, name } of placesOf(body, path)) {
      const value = parent[name];
      if (value === null || value === undefined) continue;
      if (kind !== 'any') parent[name] = await recordOf(kind);
      else (value as Node).id = await recordOf(String((value as Node).kind));
    }
  }
}

/** Where a reference stands: for each id the object or list that has it, its name there, and the JSON pointer to it. */
export function placesOf(node: unknown, path: readonly string[], pointer = ''): Place[] {
  const [step = '', ...rest] = path;
  if (typeof node !== 'object' || node === null) return [];
  const parent = node as Node;
  const names = step === '*' ? Object.keys(parent) : [step];
  return rest.length === 0
    ? names.map((name) => ({ parent, name, pointer: `${pointer}/${name}` }))
    : names.flatMap((name) => placesOf(parent[name], rest, `${pointer}/${name}`));
}

interface Place {
  readonly parent: Node;
  readonly name: string;
  readonly pointer: string;
}
