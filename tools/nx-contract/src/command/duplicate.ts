/** Returns why documents with the same name have no targets, and what to do. */
export const duplicateMessage = (name: string, paths: readonly string[]): string =>
  `${paths.length} documents of the project have the name "${name}": ${paths.join(', ')}. Rename all but one, or exclude them in nx.json.`;
