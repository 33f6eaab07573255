import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };

interface ChannelObject {
  readonly messages: Readonly<Record<string, { readonly payload: { readonly $ref: string } }>>;
}

/** A channel of the AsyncAPI document, which has the name of its message type. */
export interface Channel {
  readonly type: string;
  /** The schema of the payload. */
  readonly schema: string;
}

const nameIn = (reference = '') => reference.split('/').at(-1) ?? '';

/** The channels by the operation that sends their messages. */
export const channels: Readonly<Record<string, Channel>> = Object.fromEntries(
  Object.entries(asyncapi.operations).map(([operationId, { channel }]) => {
    const type = nameIn(channel.$ref);
    const { messages } = (asyncapi.channels as Readonly<Record<string, ChannelObject>>)[type] ?? {};
    return [operationId, { type, schema: nameIn(messages?.[type]?.payload.$ref) }];
  }),
);
