import { type Field, type FieldMigration, type Resource, resources } from '@worklane/contract';
import { parseJson } from '@worklane/contract/json';
import { type Transition, transitionsOf } from '@worklane/contract/record-rules';

type Data = Readonly<Record<string, unknown>>;

export const resourcesByKind: ReadonlyMap<string, Resource> = new Map(
  Object.values<Resource>(resources).map((resource) => [resource.kind, resource]),
);

/** Returns the resource of the record of an event, or undefined if the contract does not have its kind any more. */
export const resourceOfEvent = (type: string): Resource | undefined =>
  resourcesByKind.get(type.slice(0, type.indexOf('.')));

/** Returns the type by which an event and its subscriptions are stored: the first name of its transition. */
export const storedEventType = (type: string): string =>
  withAction(type, (action, each) => (each.event === action ? each.renamedFrom : undefined));

/** Returns the type of a stored event by the contract. */
export const currentEventType = (type: string): string =>
  withAction(type, (action, each) => (each.renamedFrom === action ? each.event : undefined));

function withAction(type: string, renamed: (action: string, transition: Transition) => string | undefined): string {
  const resource = resourceOfEvent(type);
  const action = type.slice(type.indexOf('.') + 1);
  for (const transition of resource ? transitionsOf(resource) : []) {
    const name = renamed(action, transition);
    if (resource && name !== undefined) return `${resource.kind}.${name}`;
  }
  return type;
}

/**
 * Returns the value of a field in a record that an earlier contract may have described; null or undefined if it has none.
 * @param data the record by the names of its fields
 */
export const storedValue = (name: string, field: Field, data: Data): unknown =>
  field.migration ? migratedValue(name, field.nullable, field.migration, data) : data[name];

function migratedValue(name: string, nullable: boolean, migration: FieldMigration, data: Data): unknown {
  const { renamedFrom, replacedValues, existingFrom, existing } = migration;
  const stored = data[name] === undefined && renamedFrom !== undefined ? data[renamedFrom] : data[name];
  const isMissing = stored === undefined || (stored === null && !nullable);
  if (!isMissing) return new Map(Object.entries(replacedValues ?? {})).get(String(stored)) ?? stored;
  return (existingFrom === undefined ? undefined : data[existingFrom]) ?? structuredClone(existing);
}

/** Returns a record that an earlier contract may have described as this one describes it, without values that nothing declares. */
export const upgradeRecord = (resource: Resource, data: Data): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => [
      name,
      storedValue(name, field, data) ?? field.default ?? (field.nullable ? null : undefined),
    ]),
  );

/** Returns the JSON text of a record of an event as the contract describes it now. */
export function upgradeRecordText(resource: Resource | undefined, text: string): string {
  if (!resource || isCurrent(resource, text)) return text;
  const data = parseJson(text) as Data;
  // What is invalid is absent on purpose.
  return data.invalid_fields === undefined ? JSON.stringify(upgradeRecord(resource, data)) : text;
}

/** Returns the JSON text of previous values of fields as the contract describes them now. */
export function upgradePreviousText(resource: Resource | undefined, text: string): string {
  if (!resource || !hasMigrations(resource)) return text;
  const data = parseJson(text) as Data;
  const fields = Object.entries(resource.fields).filter(
    ([name, { migration }]) => name in data || (migration?.renamedFrom ?? name) in data,
  );
  return JSON.stringify(Object.fromEntries(fields.map(([name, field]) => [name, storedValue(name, field, data)])));
}

const hasMigrations = ({ fields, removedFields }: Resource): boolean =>
  removedFields !== undefined || Object.values(fields).some(({ migration }) => migration !== undefined);

/** Whether a text has all fields in their order, which is faster to see than to parse it. */
function isCurrent(resource: Resource, text: string): boolean {
  if (hasMigrations(resource)) return false;
  let position = 0;
  for (const name in resource.fields) {
    position = text.indexOf(`"${name}":`, position);
    if (position === -1) return false;
  }
  return true;
}
