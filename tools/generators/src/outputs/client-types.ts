import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { pascalCase } from '@worklane/spec-rules';
import { comment, type GeneratedFile, sourceFile } from './generated-file.ts';
import { type ResourceNames, resourceNames } from './resource-names.ts';

/** Returns the types that users of the client see. Each has a name, which editors show instead of the definition. */
export function clientTypesFile(openapi: OpenapiReader): GeneratedFile {
  const resources = resourceNames(openapi);
  const events = (openapi.document.components.schemas.EventType?.enum ?? []).map(String);
  return sourceFile(
    'types.ts',
    'specs',
    `import type { schemas } from '@worklane/contract';`,
    `import type { Query } from '../resources/pagination.ts';`,
    `import type { ReadableRecords, Records } from '../resources/records.ts';\n`,
    ...resources.map((resource) => resourceTypes(openapi, resource)),
    `/** The resources of an organization, by name. */`,
    `export interface Resources {`,
    ...resources.map(
      ({ property, plural, tag }) => `  ${comment(tagDescription(openapi, tag))}\n  readonly ${property}: ${plural};`,
    ),
    `}\n`,
    ...events.map((type) => eventType(type)),
    `/** The events, by type. */`,
    `export interface EventMap {`,
    ...events.map((type) => `  '${type}': ${eventName(type)};`),
    `}\n`,
  );
}

function resourceTypes(openapi: OpenapiReader, { name, plural, nouns, writable }: ResourceNames): string {
  const named = (schema: string) => {
    const { description } = openapi.document.components.schemas[schema] ?? {};
    return `${comment(description)}\nexport interface ${schema} extends schemas.${schema} {}\n`;
  };
  const changes = ['Created', 'Updated', 'Deleted'].map((action) => `${name}${action}Event`);
  const base = writable
    ? `Records<${name}, ${name}Create, ${name}Update, ${name}Query, ${changes.join(' | ')}, ${name}Batch, ${name}BatchResults>`
    : `ReadableRecords<${name}, ${name}Query>`;
  return [
    named(name),
    ...(writable ? ['Create', 'Update', 'Batch', 'BatchResults'].map((suffix) => named(`${name}${suffix}`)) : []),
    `/** Filters, sort and page of a list of ${nouns}. */`,
    `export interface ${name}Query extends Query<'list${plural}'> {}\n`,
    `export interface ${plural} extends ${base} {}\n`,
  ].join('\n');
}

const eventType = (type: string) => `export interface ${eventName(type)} extends schemas.${pascalCase(type)} {}\n`;

/** `TaskCreatedEvent` of `task.created`. */
const eventName = (type: string) => `${pascalCase(type)}Event`;

const tagDescription = ({ document }: OpenapiReader, name: string) =>
  document.tags?.find((tag) => tag.name === name)?.description;
