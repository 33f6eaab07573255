import { isDeepStrictEqual } from 'node:util';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { schemaViolations } from '../contract/response-violations.ts';
import { evaluate, type Scope } from './expressions.ts';
import type { Message } from './received-messages.ts';

interface MessageObject {
  readonly correlationId?: { readonly location: string };
  readonly payload: { readonly $ref: string };
}

/** A channel of the AsyncAPI document, on which one kind of message is sent. */
export interface Channel {
  readonly name: string;
  readonly correlationId: string | undefined;
  /** The schema of the payload. */
  readonly schema: string;
}

const operations: Readonly<Record<string, { readonly channel: { readonly $ref: string } }>> = asyncapi.operations;
const channels: Readonly<Record<string, { readonly messages: Readonly<Record<string, MessageObject>> }>> =
  asyncapi.channels;

/** @throws Error if the contract has no such operation */
export function channelOf(operationId: string): Channel {
  const name = operations[operationId]?.channel.$ref.split('/').at(-1) ?? '';
  const [message] = Object.values(channels[name]?.messages ?? {});
  if (!message) throw new Error(`The AsyncAPI document has no operation ${operationId}.`);
  const schema = message.payload.$ref.split('/').at(-1) ?? '';
  return { name, correlationId: message.correlationId?.location, schema };
}

/** Returns the operation that sends events of a type. */
export const sendOperation = (type: string): string =>
  Object.keys(operations).find((id) => channelOf(id).name === type) ?? '';

export const scopeOf = ({ headers, payload }: Message): Scope => ({ message: { header: headers, payload } });

/** Returns whether a message belongs to a channel and has its correlation ID, if there is one. */
export function isCorrelated({ name, correlationId }: Channel, expected: unknown, message: Message): boolean {
  const { type } = (message.payload ?? {}) as { type?: unknown };
  if (type !== name || expected === undefined) return type === name;
  if (correlationId === undefined)
    throw new Error(`The message ${name} has no correlationId in the AsyncAPI document.`);
  return isDeepStrictEqual(evaluate(correlationId, scopeOf(message)), expected);
}

export const payloadViolations = ({ schema }: Channel, { payload }: Message): string[] =>
  schemaViolations(schema, payload);
