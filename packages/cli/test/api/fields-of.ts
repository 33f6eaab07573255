/** Returns assignments for `--field` that build a value: one for each text, number, boolean and null in it. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => fieldsOf(item, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([name, member]) => fieldsOf(member, path ? `${path}.${name}` : name));
  }
  return [`${path}=${typeof value === 'object' ? JSON.stringify(value) : value}`];
}
