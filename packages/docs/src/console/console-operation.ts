import type { Operation } from '@worklane/contract';
import type { ResponseType } from '../contract/operations.ts';

/** A JSON Schema (2020-12). References lead to `$defs` of the operation. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What the console knows of an operation: the content of `console/<operationId>.json` in the built site. */
export interface ConsoleOperation {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  /** In upper case. */
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly authentication: Operation['authentication'];
  readonly scopes: readonly string[];
  readonly parameters: readonly ConsoleParameter[];
  /** By media type. */
  readonly bodies: Readonly<Record<string, ConsoleBody>>;
  /** By status. */
  readonly responses: Readonly<Record<string, ConsoleResponse>>;
  readonly responseType: ResponseType;
  readonly $defs: Readonly<Record<string, JsonSchema>>;
}

export interface ConsoleParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Markdown. */
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

export interface ConsoleBody {
  readonly schema: JsonSchema;
  readonly examples: readonly { readonly name: string; readonly summary: string; readonly value: unknown }[];
}

export interface ConsoleResponse {
  readonly description: string;
  /** By name as the contract spells it. */
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly schema: JsonSchema }>>;
  /** The schema of the body by media type. */
  readonly content: Readonly<Record<string, JsonSchema>>;
}
