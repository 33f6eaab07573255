import { resourceName } from '../resource-forms.ts';
import type { ContractFiles } from './contract-files.ts';
import type { ConsistencyProblem, SpecNode } from './spec-node.ts';

/** A name of a type in all languages for which code is generated. */
const identifier = /^[A-Z][A-Za-z0-9]*$/;

const fieldName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** Names of types that the generated modules declare or import themselves. */
const reserved = ['Schema', 'Query', 'Records', 'ReadableRecords', 'EventInfo', 'EventMap', 'Deliveries', 'Resources'];

/** Names of fields that every object or every list has already: JavaScript's, and the parameters of lists. */
const reservedFields = ['constructor', 'sort', 'limit', 'cursor', 'q', 'ids', 'updated_since'];

/** Returns what is wrong with the name of a schema, or undefined. */
export function schemaNameProblem(name: string): string | undefined {
  if (!identifier.test(name)) return `The file name ${name} must be an identifier such as TaskStatus.`;
  if (reserved.includes(name)) return `Generated code uses the name ${name}. Rename the file.`;
  return undefined;
}

/** Returns what is wrong with the name of a field of a record, or undefined. */
export function fieldNameProblem(name: string): string | undefined {
  if (!fieldName.test(name)) return `The field ${name} must be in snake_case.`;
  if (reservedFields.includes(name)) return `The field name ${name} is reserved. Choose another one.`;
  return undefined;
}

/** What to add to the name of a component, by the folder of its section. The first section keeps the name. */
const suffixes = {
  schemas: 'Schema',
  responses: 'Response',
  headers: 'Header',
  parameters: 'Path',
  examples: 'Example',
};

export const sections = Object.keys(suffixes) as (keyof typeof suffixes)[];

const sectionOf = (node: SpecNode) => sections.findLast((section) => node.isIn(section));

/**
 * Requires that a schema has the name of its file, and that names are identifiers and unique in all sections of all documents.
 * Bundles name components after files, and code generators name types after components, some without regard to the section.
 */
export function checkNames({ components, schemas }: ContractFiles): ConsistencyProblem[] {
  const byName = Map.groupBy(schemas, ({ component }) => component.toLowerCase());
  const inSections = Map.groupBy(components.filter(sectionOf), ({ component }) => component.toLowerCase());
  const sameNames = [...inSections.values()].flatMap((named): ConsistencyProblem[] => {
    const [first, ...others] = sections.flatMap((section) => named.find((file) => sectionOf(file) === section) ?? []);
    return others.map((at) => {
      const other = `${at.component}${suffixes[sectionOf(at) ?? 'schemas']}`;
      const message = `A component in ${first && sectionOf(first)} has the same name. Rename this one, for example to ${other}.`;
      return { ruleId: 'component-name', message, at };
    });
  });
  const named = schemas.flatMap((schema) => {
    const { component } = schema;
    const title = schema.get('title');
    const [first] = byName.get(component.toLowerCase()) ?? [];
    const report = (message: string) => [{ ruleId: 'schema-name', message, at: title ?? schema }];
    const wrong = schemaNameProblem(component);
    if (wrong) return report(wrong);
    if (first !== schema) return report(`${component}.yaml exists in another folder. Rename one file.`);
    if (title && title.value !== component) return report(`The title must be ${component}, like the name of the file.`);
    const resource = schema.get('x-resource')?.members() ?? [];
    const fields = resource.length > 0 ? (schema.get('properties')?.members() ?? []) : [];
    return [
      ...fields.flatMap(([field, { origin }]) => {
        const message = fieldNameProblem(field);
        return message ? [{ ruleId: 'field-name', message, at: origin }] : [];
      }),
      ...resource
        .filter(([key, { value }]) => ['kind', 'collection'].includes(key) && !resourceName.test(String(value)))
        .map(([key, name]) => ({
          ruleId: 'schema-name',
          message: `x-resource.${key} must be words of lower-case letters, joined by hyphens.`,
          at: name,
        })),
    ];
  });
  return [...sameNames, ...named];
}
