/** Imports between the files of a project: for each file, the files that it imports, in order. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Returns one cycle for each group of files that import each other, directly or through others: a shortest one from
 * the first file of the group back to itself. Type-only imports count: they tie two files together as much as values do.
 */
export function importCycles(graph: ImportGraph): string[][] {
  return stronglyConnected(graph).flatMap((group) => {
    const [first = ''] = group.toSorted();
    const cycle = shortestCycle(graph, first);
    return cycle ? [cycle] : [];
  });
}

/** Tarjan's algorithm. A group has one file unless its files import each other. */
function stronglyConnected(graph: ImportGraph): string[][] {
  const groups: string[][] = [];
  const stack: string[] = [];
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const visit = (file: string): number => {
    let low = index.size;
    const own = low;
    index.set(file, own);
    stack.push(file);
    for (const imported of graph.get(file) ?? []) {
      const seen = index.get(imported);
      if (seen === undefined) low = Math.min(low, visit(imported));
      else if (!lowest.has(imported)) low = Math.min(low, seen);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(file));
      for (const member of group) lowest.set(member, own);
      groups.push(group);
    }
    return low;
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return groups;
}

/** Breadth-first search from a file back to itself. */
function shortestCycle(graph: ImportGraph, start: string): string[] | undefined {
  const paths: string[][] = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const imported of graph.get(path.at(-1) ?? '') ?? []) {
      if (imported === start) return [...path, start];
      if (seen.has(imported)) continue;
      seen.add(imported);
      paths.push([...path, imported]);
    }
  }
  return undefined;
}
