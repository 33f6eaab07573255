import { isObject } from '@worklane/contract/json';
import type { RemovedFieldObject, SchemaObject } from '@worklane/contract/openapi-reader';

/** What changed in the values of a schema since the first version of the contract. */
export interface SchemaChanges {
  /** By the name that the contract has now. */
  readonly fields: ReadonlyMap<string, FieldChange>;
  readonly removed: Readonly<Record<string, RemovedFieldObject>>;
  /** Values that were added to an enumeration, with what earlier versions get instead. */
  readonly addedValues: NonNullable<SchemaObject['x-added-values']>;
  /** Values that were removed from an enumeration, with what replaces them. */
  readonly replacedValues: Readonly<Record<string, string>>;
  readonly items?: SchemaChanges | undefined;
  /** The changes of the members of a union, by the value of the property that selects one. */
  readonly union?: { readonly property: string; readonly members: ReadonlyMap<string, SchemaChanges> };
}

export interface FieldChange {
  readonly since: string | undefined;
  readonly renamedFrom: string | undefined;
  readonly value: SchemaChanges | undefined;
}

/** Finds what a contract declares about its earlier versions, each schema once. */
export class SchemaChangesReader {
  readonly #resolve: (schema: SchemaObject) => SchemaObject;
  readonly #known = new Map<string, SchemaChanges | undefined>();

  constructor(resolve: (schema: SchemaObject) => SchemaObject) {
    this.#resolve = resolve;
  }

  /** Returns the changes of a schema, or undefined if it has none: then values need not be read at all. */
  of(schema: SchemaObject): SchemaChanges | undefined {
    const { $ref } = schema;
    if ($ref === undefined) return this.#read(schema);
    // A schema that contains itself declares its changes at its first level.
    if (!this.#known.has($ref)) this.#known.set($ref, undefined).set($ref, this.#read(this.#resolve(schema)));
    return this.#known.get($ref);
  }

  #read(schema: SchemaObject): SchemaChanges | undefined {
    const { discriminator, oneOf = [], items, properties = {} } = schema;
    if (!discriminator && oneOf.length > 0) return oneOf.flatMap((member) => this.of(member) ?? [])[0];
    const changes: SchemaChanges = {
      fields: new Map(Object.entries(properties).flatMap(([name, property]) => this.#field(name, property))),
      removed: schema['x-removed'] ?? {},
      addedValues: schema['x-added-values'] ?? {},
      replacedValues: schema['x-replaced-values'] ?? {},
      items: items && this.of(items),
      ...(discriminator && { union: this.#union(discriminator) }),
    };
    const { fields, removed, addedValues, replacedValues, union } = changes;
    const declared = [removed, addedValues, replacedValues].some((each) => Object.keys(each).length > 0);
    return declared || changes.items || fields.size > 0 || union?.members.size ? changes : undefined;
  }

  #field(name: string, property: SchemaObject): [string, FieldChange][] {
    const { 'x-since': since, 'x-renamed-from': renamed } = this.#resolve(property);
    const value = this.of(property);
    // A rename without a version is one of stored records only.
    const renamedFrom = since === undefined ? undefined : renamed;
    return since === undefined && !value ? [] : [[name, { since, renamedFrom, value }]];
  }

  #union({ propertyName, mapping }: NonNullable<SchemaObject['discriminator']>) {
    const members = Object.entries(mapping).flatMap(([name, $ref]) => {
      const changes = this.of({ $ref });
      return changes ? [[name, changes] as const] : [];
    });
    return { property: propertyName, members: new Map(members) };
  }
}

type Values = Readonly<Record<string, unknown>>;

const memberOf = ({ union }: SchemaChanges, value: Values) => union?.members.get(String(value[union.property]));

/** Returns a value of the contract as a version of it has it. */
export function downgrade(changes: SchemaChanges | undefined, version: string, value: unknown): unknown {
  if (!changes) return value;
  if (Array.isArray(value)) return value.map((item) => downgrade(changes.items, version, item));
  if (!isObject(value)) {
    const added = own(changes.addedValues, value);
    return added && version < added.since ? added.before : value;
  }
  if (changes.union) return downgrade(memberOf(changes, value), version, value);
  const earlier = Object.entries(value).flatMap(([name, each]) => {
    const change = changes.fields.get(name);
    const renamed = earlierName(name, change, version);
    return renamed === undefined ? [] : [[renamed, downgrade(change?.value, version, each)]];
  });
  for (const [name, { since, value: constant }] of Object.entries(changes.removed)) {
    if (version < since && constant !== undefined) earlier.push([name, structuredClone(constant)]);
  }
  return Object.fromEntries(earlier);
}

/** The name of a field in a version; undefined if the version does not have it. */
const earlierName = (name: string, change: FieldChange | undefined, version: string) =>
  change?.since !== undefined && version < change.since ? change.renamedFrom : name;

/** Returns a value that a client of a version sends, as the contract has it now. */
export function upgrade(changes: SchemaChanges | undefined, version: string, value: unknown): unknown {
  if (!changes) return value;
  if (Array.isArray(value)) return value.map((item) => upgrade(changes.items, version, item));
  if (!isObject(value)) return own(changes.replacedValues, value) ?? value;
  if (changes.union) return upgrade(memberOf(changes, value), version, value);
  const names = laterNames(changes, version);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const removed = own(changes.removed, name);
      if (removed && version < removed.since) return [];
      const later = names.get(name) ?? name;
      return [[later, upgrade(changes.fields.get(later)?.value, version, each)]];
    }),
  );
}

/** Returns the names that fields have got since a version, by those that they had. */
const laterNames = ({ fields }: SchemaChanges, version: string): ReadonlyMap<string, string> =>
  new Map(
    [...fields].flatMap(([name, change]) => {
      const earlier = earlierName(name, change, version);
      return earlier === undefined || earlier === name ? [] : [[earlier, name]];
    }),
  );

/** Returns the path of a value in the names of a version. */
export function downgradePath(changes: SchemaChanges | undefined, version: string, path: readonly string[]): string[] {
  const [name, ...rest] = path;
  if (!changes || name === undefined) return [...path];
  const change = changes.fields.get(name);
  return [earlierName(name, change, version) ?? name, ...downgradePath(change?.value ?? changes.items, version, rest)];
}

/** Returns a property that an object does not inherit. */
const own = <T>(values: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;
