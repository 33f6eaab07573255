import { type Resource, resources } from '@worklane/contract';

/** The resource kinds that a token may read and write, by the scopes that it has. */
export class Access {
  readonly readable: readonly Resource[];
  readonly writable: readonly Resource[];
  /** The kinds that it may read or write, whose fields it needs to know. */
  readonly accessible: readonly Resource[];

  /**
   * @param scopes of the access token; undefined if they are unknown, which allows every kind: the API decides.
   * @param readOnly whether no tool may change anything.
   */
  constructor(scopes: readonly string[] | undefined, readOnly: boolean) {
    const all = Object.values<Resource>(resources);
    const has = (scope: string) => scopes === undefined || scopes.includes(scope);
    this.readable = all.filter(({ scopes: { read } }) => has(read));
    this.writable = readOnly ? [] : all.filter(({ scopes: { write } }) => write !== null && has(write));
    this.accessible = all.filter((each) => this.readable.includes(each) || this.writable.includes(each));
  }

  canRead(kind: string): boolean {
    return this.readable.some((each) => each.kind === kind);
  }
}

export const collectionNames = (kinds: readonly Resource[]): string[] => kinds.map(({ collection }) => collection);

/** Returns the resource of a collection, whose name the input schema of a tool has validated. */
export function resourceOf(collection: string): Resource {
  const resource = (resources as Readonly<Record<string, Resource>>)[collection];
  if (!resource) throw new Error(`Unknown collection: ${collection}.`);
  return resource;
}

/** Returns the resource of a kind: `tasks` for `task`. */
export const resourceOfKind = (kind: string): Resource | undefined =>
  Object.values<Resource>(resources).find((each) => each.kind === kind);
