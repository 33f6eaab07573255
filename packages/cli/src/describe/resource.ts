import { type Field, type Resource, resources, scopes } from '@worklane/contract';
import { contract, propertiesOf } from '../contract.ts';
import { type Description, eventSection, eventsWith, operationSection, operationsWith } from './description.ts';

/** Describes the resource of a kind or collection. */
export function describeResource(name: string): Description | undefined {
  const resource = Object.values<Resource>(resources).find(({ kind, collection }) => [kind, collection].includes(name));
  if (!resource) return undefined;
  const { kind, collection, schemas, fields, references } = resource;
  const record = contract.schema(schemas.record);
  const properties = propertiesOf(record);
  const operations = operationsWith((operation) => operation.collection === collection);
  const events = eventsWith(({ entity }) => entity === kind);
  const granted = Object.values(resource.scopes).filter((scope) => scope !== null) as (keyof typeof scopes)[];
  const described = Object.entries(fields).map(([field, info]) => {
    const reference = references.find(({ path }) => path[0] === field);
    return {
      name: field,
      ...info,
      ...(reference && { references: reference.kind }),
      description: textOf(properties[field]),
    };
  });
  return {
    data: {
      kind,
      collection,
      description: record.description,
      fields: described,
      operations: operations.map(({ id }) => id),
      events: events.map(({ type }) => type),
      scopes: granted,
    },
    heading: `${kind} (collection ${collection})`,
    text: record.description ?? '',
    sections: [
      {
        title: 'Fields',
        headings: ['name', 'type', 'attributes', 'lists', 'values'],
        rows: described.map((field) => [field.name, typeName(field), attributes(field), listUse(field), values(field)]),
      },
      operationSection(operations),
      eventSection(events),
      { title: 'Scopes', rows: granted.map((scope) => [scope, scopes[scope]]) },
    ],
  };
}

const textOf = (schema: object | undefined): string =>
  (schema && contract.resolve(schema as { description?: string }).description) ?? '';

const typeName = ({ type, nullable }: Field): string => (nullable ? `${type} or null` : type);

function attributes({ required, writable, default: value, deprecation }: Field): string {
  const parts = [
    ...(deprecation ? [`deprecated since ${deprecation.since}`] : []),
    ...(required ? ['required'] : []),
    ...(writable ? [] : ['read-only']),
    ...(value === undefined || value === null ? [] : [`default ${JSON.stringify(value)}`]),
  ];
  return parts.join(', ');
}

function listUse({ filter, sortable, searchable }: Field): string {
  const parts = [...(filter ? [`filter ${filter}`] : []), ...(sortable ? ['sort'] : []), ...(searchable ? ['q'] : [])];
  return parts.join(', ');
}

const values = (field: Field & { references?: string }): string =>
  field.enum?.join(', ') ?? (field.references ? `ID of ${field.references}` : '');
