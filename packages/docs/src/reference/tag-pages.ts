import { events, type Field, type Resource, resources } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { openapi } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { eventLink, problemLink, tagFolder } from '../pages/links.ts';
import { block, chip, codeBlock, frontMatter, type Page, page, prose, table } from '../pages/markdown.ts';
import { json } from '../samples/json.ts';
import { descriptionCell, nameCell } from './fields.ts';
import { operationTable } from './operation-pages.ts';

const allResources: readonly Resource[] = Object.values(resources);

/** The resources, grouped as in the API reference. */
export const resourceGroups: readonly { name: string; resources: readonly Resource[] }[] = openapi['x-tagGroups']
  .map(({ name, tags }) => ({
    name,
    resources: tags.flatMap((tag) => allResources.filter(({ collection }) => tagFolder(collection) === tagFolder(tag))),
  }))
  .filter((group) => group.resources.length > 0);

/** Returns one page for each tag, with its operations and, if it has a resource, its fields, events and example. */
export const tagPages = (): Page[] =>
  openapi['x-tagGroups'].flatMap(({ tags }) =>
    tags.map((tag) => tagPage(tag, openapi.tags.find(({ name }) => name === tag)?.description ?? '')),
  );

function tagPage(tag: string, description: string): Page {
  const resource = allResources.find(({ collection }) => tagFolder(collection) === tagFolder(tag));
  return page(
    `${tagFolder(tag)}/index.md`,
    frontMatter({ description: description.trim() }),
    `# ${tag}`,
    prose(description),
    '## Operations',
    operationTable(allOperations.filter((operation) => operation.tag === tag)),
    ...(resource ? resourceSections(resource) : []),
  );
}

function resourceSections(resource: Resource): string[] {
  const names = Object.keys(resource.fields);
  const ofKind = Object.values(events).filter(({ entity }) => entity === resource.kind);
  return [
    '## Fields',
    `The fields of a ${resource.schemas.record}. The list parameters of a field are its filters, and whether \`sort\` and \`q\` support it.`,
    fieldTable(
      resource,
      names.filter((name) => !sharedFields.includes(name)),
    ),
    '### Common fields',
    fieldTable(
      resource,
      names.filter((name) => sharedFields.includes(name)),
    ),
    ...(ofKind.length > 0 ? ['## Events', ofKind.map(({ type }) => eventLink(type)).join(', ')] : []),
    ...referencesTo(resource),
    '## Example',
    codeBlock('json', json(example(resource))),
  ];
}

/** The fields that every resource has, listed below its own. */
const sharedFields = Object.keys(allResources[0]?.fields ?? {}).filter((name) =>
  allResources.every((resource) => name in resource.fields || resource.kind === 'member'),
);

function fieldTable(resource: Resource, names: readonly string[]): string {
  const { properties = {} }: SchemaObject = openapi.components.schemas[resource.schemas.record] ?? {};
  const rows = names.map((name) => {
    const field = resource.fields[name] as Field;
    const chips = [
      ...(field.required ? [chip('required', 'required')] : []),
      ...(field.writable ? [] : [chip('read-only')]),
    ];
    const row = { name, schema: properties[name] ?? {}, chips };
    return [`<span id="field-${name}">${nameCell(row)}</span>`, descriptionCell(row), listParameters(name, field)];
  });
  return block('fields', table(['Field', 'Description', 'List parameters'], rows));
}

/** The filters by a field that every list has. */
const sharedParameters: Readonly<Record<string, readonly string[]>> = { id: ['ids'], updated_at: ['updated_since'] };

/** Returns the list parameters for a field. */
function listParameters(name: string, { filters, sortable, searchable }: Field): string {
  return [
    ...[...filters, ...(sharedParameters[name] ?? [])].map((parameter) => chip(parameter, 'filter')),
    ...(sortable ? [chip('sort')] : []),
    ...(searchable ? [chip('search')] : []),
  ].join(' ');
}

function referencesTo(resource: Resource): string[] {
  const from = allResources.filter(({ references }) => references.some(({ kind }) => kind === resource.kind));
  if (from.length === 0) return [];
  const links = from.map(({ noun, collection }) => `[${noun}](/${tagFolder(collection)}/)`);
  return [
    '## Referenced by',
    `${links.join(', ')}. Deleting a record that is still referenced returns 409 ${problemLink('record_referenced')}.`,
  ];
}

function example({ schemas }: Resource): unknown {
  const found = openapi.components.examples?.[`${schemas.record}Record`];
  if (!found) throw new Error(`The contract has no example ${schemas.record}Record. Add it to specs/examples.`);
  return found.value;
}
