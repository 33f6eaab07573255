/** What is done with a thing of the API, as @worklane/client names it. */
export type Action = 'list' | 'get' | 'create' | 'update' | 'delete';

/** How an operation is called. */
export interface Call {
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
}

/** By collection, such as `tasks`. */
export type Calls = Readonly<Record<string, Readonly<Partial<Record<Action, Call>>>>>;
