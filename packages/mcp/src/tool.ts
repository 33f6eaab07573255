import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type { Client } from '@worklane/client';
import type { Resource } from '@worklane/contract';
import { type Access, collectionNames } from './access.ts';

/** A JSON Schema of the arguments of a tool. */
export interface ArgumentsSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}

/** Who calls the tools: the member, if the token acts for one, and the application. */
export interface Identity {
  readonly memberId?: number | undefined;
  readonly clientId?: string | undefined;
}

/** What the tools of one server share. */
export interface ToolContext {
  readonly client: Client;
  readonly access: Access;
  readonly identity: Identity;
  readonly readOnly: boolean;
  /** Returns the Unix time in milliseconds. */
  readonly now: () => number;
}

/** One call of a tool. */
export interface ToolCall extends ToolContext {
  readonly signal: AbortSignal;
}

export interface Tool<Arguments = never> {
  readonly name: string;
  /** Shown to users. */
  readonly title: string;
  readonly description: string;
  readonly annotations: ToolAnnotations;
  /** Returns the schema of the arguments, or undefined if the token cannot use the tool. */
  readonly inputSchema: (access: Access) => ArgumentsSchema | undefined;
  /** @throws ToolError, WorklaneError */
  readonly run: (call: ToolCall, args: Arguments) => Promise<object>;
  /** Returns a result in fewer characters than its JSON. */
  readonly text?: (result: object) => string;
}

export const reads: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Returns the schema of arguments; all of them are required whose names are listed. */
export const argumentsSchema = (
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
): ArgumentsSchema => ({ type: 'object', properties, required, additionalProperties: false });

/** Returns the schema of a tool that works on records of some kinds; undefined if there are none. */
export const kindSchema = (
  kinds: readonly Resource[],
  properties: Readonly<Record<string, object>>,
  required: readonly string[] = [],
): ArgumentsSchema | undefined =>
  kinds.length === 0 ? undefined : argumentsSchema({ kind: kindArgument(kinds), ...properties }, ['kind', ...required]);

/** Returns the schema of an argument that is one of the kinds. */
export const kindArgument = (kinds: readonly Resource[]) => ({ type: 'string', enum: collectionNames(kinds) });

export const idArgument = { type: 'integer', minimum: 1 };

/** Returns the schema of the number of records or events to return. */
export const limitArgument = (initial: number) => ({ type: 'integer', minimum: 1, maximum: 100, default: initial });

export const fieldsArgument = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  description: 'Fields to return in addition to id and version.',
};

/** Returns what a tool returns as clients receive it: for programs, and as text. */
export const toolResult = (value: object, text: Tool['text'] = JSON.stringify): CallToolResult => ({
  content: [{ type: 'text', text: text(value) }],
  structuredContent: { ...value },
});
