/** A path with parameters in braces. */
export interface PathTemplate {
  /** How many of them a call passes: all but the organization, which the token has. */
  readonly ids: number;
  /**
   * The path with the organization, and with ids from the first arguments of a call.
   * @throws TypeError when one is no id: it would lead to another path, such as that of the list.
   */
  fill(organizationId: number, args: readonly unknown[]): string;
}

export function pathTemplate(path: string): PathTemplate {
  // The names of the parameters stand at the odd places.
  const parts = path.split(/\{(\w+)\}/);
  const isId = (part: string, place: number) => place % 2 === 1 && part !== 'organization_id';
  return {
    ids: parts.filter(isId).length,
    fill(organizationId, args) {
      let filled = '';
      let next = 0;
      for (const [place, part] of parts.entries()) {
        if (isId(part, place)) filled += idOf(part, args[next++]);
        else filled += place % 2 === 1 ? organizationId : part;
      }
      return filled;
    },
  };
}

function idOf(name: string, value: unknown): string {
  const id = String(value);
  if (/^\d+$/.test(id)) return id;
  throw new TypeError(`${name} is ${JSON.stringify(value)}, but has to be an id.`);
}
