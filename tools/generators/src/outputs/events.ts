import { type OpenapiReader, referencedName, type SchemaObject } from '@worklane/contract/openapi-reader';
import { deprecationProperty } from './deprecation.ts';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';

/** The parts of the AsyncAPI document that generation reads. */
export interface AsyncapiDocument {
  defaultContentType: string;
  'x-delivery': Record<'waitingSeconds' | 'timeoutSeconds' | 'recordingSeconds', number> & {
    userAgent: string;
    [rule: string]: unknown;
  };
  channels: Record<string, { summary: string; messages: Record<string, { payload: SchemaObject }> }>;
}

/** Returns the event catalogue: the event types and the payload type of each message. */
export function eventsFile(asyncapi: AsyncapiDocument, { document }: OpenapiReader): GeneratedFile {
  const types = document.components.schemas.EventType?.enum ?? [];
  const collections = new Map(
    Object.values(document.components.schemas).flatMap(({ 'x-resource': resource }) =>
      resource ? [[resource.kind, resource.collection] as const] : [],
    ),
  );
  const messages = Object.entries(asyncapi.channels).map(([type, { summary, messages }]) => ({
    type,
    summary,
    schema: referencedName(messages[type]?.payload.$ref ?? ''),
  }));
  const events = messages
    .filter(({ type }) => types.includes(type))
    .map(({ type, summary, schema }) => {
      const [entity = '', action = ''] = type.split('.');
      const { post = {} } = document.webhooks?.[type] ?? {};
      const scope = `${collections.get(entity)}.read`;
      return [type, { type, entity, action, scope, summary, schema, ...deprecationProperty(post) }];
    });
  const schemas = messages.map(({ schema }) => schema);
  return sourceFile(
    'events.ts',
    'specs/asyncapi',
    `import type { EventInfo } from '../catalogues.ts';`,
    `import type { ${schemas.toSorted().join(', ')} } from './types.ts';\n`,
    constant(
      'events',
      'Every event that webhooks can subscribe to, by type.',
      Object.fromEntries(events),
      'Record<string, EventInfo>',
    ),
    `/** The payload of each message, by type. */`,
    `export interface Deliveries {`,
    ...messages.map(({ type, schema }) => `  '${type}': ${schema};`),
    `}\n`,
    union('EventType', 'The type of an event that webhooks can subscribe to.', types),
    constant(
      'eventTypes',
      'The types of all events, for programs that do not need the catalogue.',
      types,
      'readonly EventType[]',
    ),
  );
}
