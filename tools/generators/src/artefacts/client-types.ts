import type { OpenapiDocument } from '../documents.ts';
import { capital, type ResourceNames, resourceNames } from './resource-names.ts';
import { type GeneratedFile, sourceFile } from './source-file.ts';

/** The types that users of the client see: each has a name, so that an editor shows that and not its forty lines. */
export function clientTypesFile(document: OpenapiDocument): GeneratedFile {
  const resources = resourceNames(document);
  const events = document.components.schemas.EventType?.enum ?? [];
  return sourceFile(
    'types.ts',
    'specs',
    `import type { schemas } from '@worklane/contract';`,
    `import type { Query } from '../resources/pagination.ts';`,
    `import type { ReadableRecords, Records } from '../resources/records.ts';\n`,
    ...resources.map((resource) => resourceTypes(document, resource)),
    `/** The resources of an organization, by collection. */`,
    `export interface Resources {`,
    ...resources.map(
      ({ collection, plural }) => `  /** ${tagDescription(document, plural)} */\n  readonly ${collection}: ${plural};`,
    ),
    `}\n`,
    ...events.map((type) => eventType(type)),
    `/** The events, by type. */`,
    `export interface EventMap {`,
    ...events.map((type) => `  '${type}': ${eventName(type)};`),
    `}\n`,
  );
}

function resourceTypes(document: OpenapiDocument, { name, plural, collection, writable }: ResourceNames): string {
  const named = (schema: string) => {
    const { description } = document.components.schemas[schema] ?? {};
    return `/** ${description} */\nexport interface ${schema} extends schemas.${schema} {}\n`;
  };
  const base = writable
    ? `Records<${name}, ${name}Create, ${name}Update, ${name}Query>`
    : `ReadableRecords<${name}, ${name}Query>`;
  return [
    named(name),
    ...(writable ? [named(`${name}Create`), named(`${name}Update`)] : []),
    `/** Filters, sort and page of a list of ${collection}. */`,
    `export interface ${name}Query extends Query<'list${plural}'> {}\n`,
    `export interface ${plural} extends ${base} {}\n`,
  ].join('\n');
}

const eventType = (type: string) => `export interface ${eventName(type)} extends schemas.${schemaName(type)} {}\n`;

/** `TaskCreatedEvent` of `task.created`. */
const eventName = (type: string) => `${schemaName(type)}Event`;

const schemaName = (type: string) => type.split('.').map(capital).join('');

const tagDescription = ({ tags }: OpenapiDocument, name: string) => tags.find((tag) => tag.name === name)?.description;
