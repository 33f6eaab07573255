import { shown } from '@worklane/contract/parameter-writer';

/** A path with parameters in braces. */
export interface PathTemplate {
  /** The number of IDs that a call passes: all parameters except the organization, which the access token determines. */
  readonly ids: number;
  /**
   * Returns the path with the organization and with IDs from the first arguments of a call.
   * @throws TypeError when an argument is not an ID, because the path would be that of another operation
   */
  fill(organizationId: number, args: readonly unknown[]): string;
}

/** The paths of the operation table, which each client uses: servers create one for each request. */
const templates = new Map<string, PathTemplate>();

export function pathTemplate(path: string): PathTemplate {
  const template = templates.get(path) ?? parseTemplate(path);
  templates.set(path, template);
  return template;
}

function parseTemplate(path: string): PathTemplate {
  // Splitting at a capture group puts the parameter names at the odd indexes.
  const parts = path.split(/\{(\w+)\}/);
  const isId = (part: string, index: number) => index % 2 === 1 && part !== 'organization_id';
  return {
    ids: parts.filter(isId).length,
    fill(organizationId, args) {
      let filled = '';
      let next = 0;
      for (const [index, part] of parts.entries()) {
        if (isId(part, index)) filled += parseId(part, args[next++]);
        else filled += index % 2 === 1 ? organizationId : part;
      }
      return filled;
    },
  };
}

function parseId(name: string, value: unknown): string {
  const id = typeof value === 'object' ? '' : String(value);
  if (/^\d+$/.test(id)) return id;
  throw new TypeError(`${name} must be an ID, but is ${shown(value)}.`);
}
