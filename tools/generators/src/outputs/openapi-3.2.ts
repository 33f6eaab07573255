import { type OpenapiDocument, OpenapiReader, type TagObject } from '@worklane/contract/openapi-reader';
import type { GeneratedFile } from './generated-file.ts';

/** A message of the event stream. */
const messageSchema = {
  description: 'A message of the stream, as clients read it.',
  type: 'object',
  required: ['id', 'event', 'data'],
  properties: {
    id: { description: 'The position after the event. Send it as `Last-Event-ID` to resume.', type: 'string' },
    event: { $ref: '#/components/schemas/EventType' },
    data: {
      description: 'The event as JSON.',
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/Event' },
    },
  },
};

interface TagGroup {
  readonly name: string;
  readonly tags: readonly string[];
}

/**
 * Returns the OpenAPI 3.2 edition of a bundle. It differs only in what OpenAPI 3.1 cannot say: the messages of event streams
 * (https://spec.openapis.org/oas/v3.2.0#special-considerations-for-server-sent-events), groups of tags, and the metadata of the
 * authorization server (RFC 8414). It takes one line, since nobody reviews it: it follows from the bundle.
 */
export function openapi32File({ text }: GeneratedFile): GeneratedFile {
  const { 'x-tagGroups': groups = [], ...document } = JSON.parse(text) as OpenapiDocument;
  const reader = new OpenapiReader(document);
  for (const { responses } of reader.operations.values()) {
    for (const { content = {} } of Object.values(responses)) {
      const { 'text/event-stream': stream } = content;
      // The schema describes the whole stream as a text.
      if (stream) Object.assign(stream, { schema: undefined, itemSchema: messageSchema });
    }
  }
  const metadata = reader.operation('getAuthorizationServerMetadata').path;
  Object.assign(document.components.securitySchemes?.oauth2 ?? {}, { oauth2MetadataUrl: metadata });
  const edition = { ...document, openapi: '3.2.0', tags: groupedTags(document.tags ?? [], groups as TagGroup[]) };
  return { name: 'openapi-3.2.json', text: `${JSON.stringify(edition)}\n` };
}

/** Tags of groups precede the tags in them. */
const groupedTags = (tags: readonly TagObject[], groups: readonly TagGroup[]): object[] =>
  groups.flatMap(({ name, tags: members }) => [
    { name, kind: 'nav', description: `${members.join(', ')}.` },
    ...tags.filter((tag) => members.includes(tag.name)).map((tag) => ({ ...tag, parent: name })),
  ]);
