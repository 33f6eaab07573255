import type { AsyncapiDocument, OpenapiDocument } from '../documents.ts';
import { referencedName } from '../documents.ts';
import { constant, type GeneratedFile, sourceFile, union } from './source-file.ts';

/** The catalogue of events: the 48 types, and the exact payload of each. */
export function eventsFile(asyncapi: AsyncapiDocument, openapi: OpenapiDocument): GeneratedFile {
  const types = openapi.components.schemas.EventType?.enum ?? [];
  const collections = new Map(
    Object.values(openapi.components.schemas).flatMap(({ 'x-resource': resource }) =>
      resource ? [[resource.kind, resource.collection] as const] : [],
    ),
  );
  const messages = Object.entries(asyncapi.channels).map(([type, { summary, messages }]) => ({
    type,
    summary,
    schema: referencedName(messages[type]?.payload) ?? '',
  }));
  const events = messages
    .filter(({ type }) => types.includes(type))
    .map(({ type, summary, schema }) => {
      const [entity = '', action = ''] = type.split('.');
      return [type, { type, entity, action, scope: `${collections.get(entity)}.read`, summary, schema }];
    });
  const schemas = messages.map(({ schema }) => schema);
  return sourceFile(
    'events.ts',
    'specs/asyncapi',
    `import type { EventInfo } from '../event-info.ts';`,
    `import type { ${schemas.toSorted().join(', ')} } from './types.ts';\n`,
    constant(
      'events',
      'Every event that can be subscribed to, by its type.',
      Object.fromEntries(events),
      'Record<string, EventInfo>',
    ),
    `/** What is delivered: the type of each message and its exact body. */`,
    `export interface Deliveries {`,
    ...messages.map(({ type, schema }) => `  '${type}': ${schema};`),
    `}\n`,
    union('EventType', 'The name of an event that can be subscribed to.', types),
    constant(
      'eventTypes',
      'Every event by its name alone, for programs that count their bytes.',
      types,
      'readonly EventType[]',
    ),
  );
}
