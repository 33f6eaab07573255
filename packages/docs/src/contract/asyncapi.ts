import bundled from '@worklane/contract/asyncapi.json' with { type: 'json' };
import type { Reference, SchemaObject } from '@worklane/contract/openapi-reader';

export interface Message {
  name: string;
  summary: string;
  tags: { name: string }[];
  headers: SchemaObject;
  payload: SchemaObject;
  examples: { headers: Record<string, string>; payload: unknown }[];
}

export interface Channel {
  title: string;
  summary: string;
  description: string;
  messages: Record<string, Message>;
  tags?: { name: string }[];
  [extension: `x-${string}`]: unknown;
}

export interface AsyncApi {
  info: { title: string; version: string; description: string; tags: { name: string }[] };
  channels: Record<string, Channel>;
  operations?: Record<string, { channel: Reference }>;
  components: { schemas: Record<string, SchemaObject>; tags?: Record<string, { name: string; description: string }> };
  [extension: `x-${string}`]: unknown;
}

export const asyncapi = bundled as unknown as AsyncApi;

/** Returns the tag under which an event is listed. @throws if the message has no tag. */
export function eventTag(type: string, document = asyncapi): string {
  const [message] = Object.values(document.channels[type]?.messages ?? {});
  const tag = message?.tags[0]?.name;
  if (!tag) throw new Error(`The message of ${type} has no tag. Add one in specs/asyncapi/messages.`);
  return tag;
}

/** Returns the name of the channel of an operation. @throws if no operation has this ID. */
export function channelOf(operationId: string): string {
  const channel = asyncapi.operations?.[operationId]?.channel.$ref.split('/').at(-1);
  if (!channel) throw new Error(`The contract has no operation ${operationId}.`);
  return channel;
}
