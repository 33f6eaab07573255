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

const parameter = /\{(\w+)\}/g;
const organization = 'organization_id';

export function pathTemplate(path: string): PathTemplate {
  return {
    ids: [...path.matchAll(parameter)].filter(([, name]) => name !== organization).length,
    fill(organizationId, args) {
      let next = 0;
      return path.replace(parameter, (_, name) =>
        name === organization ? String(organizationId) : idOf(name, args[next++]),
      );
    },
  };
}

function idOf(name: string, value: unknown): string {
  const id = String(value);
  if (/^\d+$/.test(id)) return id;
  throw new TypeError(`${name} is ${JSON.stringify(value)}, but has to be an id.`);
}
