import { expectTypeOf } from 'vitest';
import type { StubInput, StubOutput } from './index.ts';

/** As openapi-typescript writes it. */
interface Upload {
  parameters: { query?: { limit?: number }; header: { 'X-N': number }; path: { id: string }; cookie?: never };
  requestBody?: {
    content: {
      'application/vnd.x+json': { a: number };
      'multipart/form-data': { name?: string; file: string; files?: string[] };
      'application/xml': { a: number };
      'text/plain': string;
      'image/*': string;
      'application/pdf': string;
    };
  };
  responses: {
    200: { headers: Record<string, unknown>; content: { 'application/json': { id: number }; 'image/png': string } };
    204: { headers: Record<string, unknown>; content?: never };
    '4XX': { headers: Record<string, unknown>; content: { 'application/problem+json': { title: string } } };
  };
}

interface Bare {
  parameters: { query?: never; header?: never; path?: never; cookie?: never };
  requestBody?: never;
  responses: { 204: { headers: Record<string, unknown>; content?: never } };
}

// A request has the types of its places and media types.
type Input = StubInput<Upload, 'file' | 'files'>;
expectTypeOf<Input['params']>().toEqualTypeOf<{ id: string }>();
expectTypeOf<Input['query']>().toEqualTypeOf<{ limit?: number }>();
expectTypeOf<Input['headers']>().toEqualTypeOf<{ 'X-N': number }>();
expectTypeOf<Input['body']>().toEqualTypeOf<
  { a: number } | { name?: string; file: Blob; files?: Blob[] } | string | Blob | undefined
>();
expectTypeOf<StubInput<Bare>['body']>().toEqualTypeOf<undefined>();
expectTypeOf<StubInput<Bare>['query']>().toEqualTypeOf<Record<never, never>>();

// A response has the type of its status.
expectTypeOf<{ status: 200; body: { id: number } }>().toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 200; body: Blob }>().toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 204 }>().toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 404; body: { title: string } }>().toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 200; body: { id: string } }>().not.toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 200 }>().not.toExtend<StubOutput<Upload>>();
expectTypeOf<{ status: 201 }>().not.toExtend<StubOutput<Upload>>();
