export { createStub } from './create-stub.ts';
export type { SecurityCheck, StubOptions } from './options.ts';

/**
 * A request that is valid by the document. Parameters have the types of their schemas, and files of a multipart form are Blobs.
 * @typeParam Operation of openapi-typescript
 * @typeParam Files the fields of its multipart form that are files
 */
export interface StubInput<Operation, Files = never> {
  readonly params: Parameters<Operation, 'path'>;
  readonly query: Parameters<Operation, 'query'>;
  readonly headers: Parameters<Operation, 'header'>;
  readonly cookies: Parameters<Operation, 'cookie'>;
  /** Undefined where the body is optional and absent. */
  readonly body: RequestBody<Operation, Files>;
  readonly request: Request;
}

/** A response that the operation declares. */
export type StubOutput<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: ResponseBody<Responses[Status]> & {
        readonly status: Status extends number ? Status : number;
        readonly headers?: ConstructorParameters<typeof Headers>[0];
      };
    }[keyof Responses]
  : never;

export type StubHandler<Operation, Files = never> = (
  input: StubInput<Operation, Files>,
) => StubOutput<Operation> | Promise<StubOutput<Operation>>;

type Parameters<Operation, Place extends string> = Operation extends {
  parameters: { [Key in Place]?: infer Values };
}
  ? [NonNullable<Values>] extends [never]
    ? Record<never, never>
    : NonNullable<Values>
  : Record<never, never>;

type RequestBody<Operation, Files> = Operation extends { requestBody: { content: infer Content } }
  ? Read<Content, Files>
  : Operation extends { requestBody?: { content: infer Content } }
    ? Read<Content, Files> | undefined
    : undefined;

type Read<Content, Files> = {
  [Type in keyof Content]: Type extends `multipart/form-data${string}`
    ? WithFiles<Content[Type], Files>
    : Type extends Described
      ? Content[Type]
      : Type extends Xml
        ? string
        : Type extends `${string}*`
          ? Content[Type] | Blob
          : Blob;
}[keyof Content];

type Described = `${string}json${string}` | 'application/x-www-form-urlencoded' | `text/${string}`;
type Xml = `${string}xml${string}`;

type WithFiles<Form, Files> = {
  [Field in keyof Form]: Field extends Files
    ? NonNullable<Form[Field]> extends readonly unknown[]
      ? Blob[]
      : Blob
    : Form[Field];
};

type ResponseBody<Described> = Described extends { content: infer Content }
  ? { readonly body: { [Type in keyof Content]: Written<Type, Content[Type]> }[keyof Content] }
  : { readonly body?: undefined };

type Written<Type, Body> = Type extends `${string}json${string}`
  ? Body
  : Type extends `text/${string}`
    ? Body | ReadableStream
    : Type extends `${string}*`
      ? Body | Bytes
      : Bytes;

type Bytes = Blob | Uint8Array<ArrayBuffer> | ReadableStream | string;
