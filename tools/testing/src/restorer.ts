/** Returns a function that restores a value in place, since other test files of the process refer to its parts. */
export function restorerOf(value: object): () => void {
  const original = structuredClone(value);
  return () => restore(value, original);
}

function restore(value: object, original: object): void {
  const parts = value as Record<string, unknown>;
  // A deleted item would leave a hole.
  if (Array.isArray(value)) value.length = Object.keys(original).length;
  for (const name of Object.keys(parts)) if (!(name in original)) delete parts[name];
  for (const [name, part] of Object.entries(original)) {
    const current = parts[name];
    if (typeof current === 'object' && current !== null) restore(current, part);
    else parts[name] = part;
  }
}
