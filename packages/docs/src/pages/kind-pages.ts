import { events, type Field, type Resource, resources } from '@worklane/contract';
import { openapi, resolve } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { json } from '../samples/json.ts';
import { fieldName } from './field-cells.ts';
import { eventLink } from './links.ts';
import { block, chip, code, codeBlock, type Page, page, prose, table } from './markdown.ts';
import { operationTable } from './operations-page.ts';

const all: readonly Resource[] = Object.values(resources);

/** The resources, grouped as in the API reference. */
export const resourceGroups: readonly { name: string; resources: readonly Resource[] }[] = openapi['x-tagGroups']
  .map(({ name, tags }) => ({
    name,
    resources: tags.flatMap((tag) => all.filter(({ collection }) => collection === tag.toLowerCase())),
  }))
  .filter((group) => group.resources.length > 0);

/** The fields that every kind has, listed below its own. */
const sharedFields = Object.keys(all[0]?.fields ?? {}).filter((name) =>
  all.every((resource) => name in resource.fields || resource.kind === 'member'),
);

/** Returns one page for each resource kind, with its fields and the list parameters for each field. */
export const kindPages = (): Page[] => all.map(kindPage);

export const title = ({ schemas }: Resource) => schemas.record;

function kindPage(resource: Resource): Page {
  const own = Object.keys(resource.fields).filter((name) => !sharedFields.includes(name));
  const shared = Object.keys(resource.fields).filter((name) => sharedFields.includes(name));
  const ofKind = Object.values(events).filter(({ entity }) => entity === resource.kind);
  const ofCollection = allOperations.filter((one) => one.collection === resource.collection);
  return page(
    `kinds/${resource.kind}.md`,
    `# ${title(resource)}`,
    prose(openapi.tags.find(({ name }) => name.toLowerCase() === resource.collection)?.description ?? ''),
    '## Fields',
    'The list parameters of a field: filters, and whether `sort` and `q` support it.',
    fieldTable(resource, own),
    '## Common fields',
    fieldTable(resource, shared),
    '## Operations',
    operationTable(ofCollection),
    ...(ofKind.length > 0 ? ['## Events', ofKind.map(({ type }) => eventLink(type)).join(' · ')] : []),
    ...referencesTo(resource),
    '## Example',
    codeBlock('json', json(example(resource))),
  );
}

function fieldTable(resource: Resource, names: readonly string[]): string {
  const { properties = {} } = openapi.components.schemas[resource.schemas.record] ?? {};
  const rows = names.map((name) => {
    const field = resource.fields[name] as Field;
    const property = properties[name] ?? {};
    return [
      fieldName(name, property, [
        ...(field.required ? [chip('required', 'required')] : []),
        ...(field.writable ? [] : [chip('read-only')]),
      ]),
      [prose(resolve(property).description ?? ''), values(field), references(resource, name)].join(' '),
      listParameters(name, field),
    ];
  });
  return block('fields', table(['Field', 'Description', 'List parameters'], rows));
}

function values(field: Field): string {
  return [
    field.enum ? `One of ${field.enum.map(code).join(', ')}.` : '',
    field.default === undefined ? '' : `Default ${code(JSON.stringify(field.default).replaceAll('"', ''))}.`,
  ].join(' ');
}

function references(resource: Resource, name: string): string {
  const kinds = resource.references.filter(({ path }) => path[0] === name).map(({ kind }) => kindLink(kind));
  return kinds.length > 0 ? `Refers to ${kinds.join(' or ')}.` : '';
}

const kindLink = (kind: string) => (kind === 'any' ? 'a record of any kind' : `[${kind}](./${kind})`);

/** The filters by a field that every list has. */
const sharedParameters: Readonly<Record<string, readonly string[]>> = { id: ['ids'], updated_at: ['updated_since'] };

/** Returns the list parameters for a field. */
function listParameters(name: string, { filter, sortable, searchable }: Field): string {
  const filters = { equals: [name], contains: [name], range: [`${name}_from`, `${name}_to`] };
  return [
    ...[...(filter ? filters[filter] : []), ...(sharedParameters[name] ?? [])].map((parameter) =>
      chip(parameter, 'filter'),
    ),
    ...(sortable ? [chip('sort')] : []),
    ...(searchable ? [chip('search')] : []),
  ].join(' ');
}

function referencesTo(resource: Resource): string[] {
  const from = all.filter(({ references }) => references.some(({ kind }) => kind === resource.kind));
  if (from.length === 0) return [];
  return [
    '## Referenced by',
    `${from.map(({ kind }) => kindLink(kind)).join(', ')}. Deleting a record that is still referenced returns 409 ` +
      '[record_referenced](../problems#record_referenced).',
  ];
}

function example({ schemas }: Resource): unknown {
  const found = openapi.components.examples[`${schemas.record}Record`];
  if (!found) throw new Error(`The contract has no example ${schemas.record}Record. Add it to specs/examples.`);
  return found.value;
}
