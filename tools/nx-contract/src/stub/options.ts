/** Returns whether a request satisfies a security scheme. @param scopes those that the operation requires */
export type SecurityCheck = (request: Request, scopes: readonly string[]) => boolean | Promise<boolean>;

export interface StubOptions {
  /** Whether to check formats such as `uuid`. They are annotations otherwise (JSON Schema 2020-12, section 7.2.1). Default: false. */
  readonly validateFormats?: boolean;
  /** The path of the server before the paths of the document, such as `/v1`. Default: none. */
  readonly basePath?: string;
  /** The maximum size of a request body. Default: 1 MiB. */
  readonly maxBodyBytes?: number;
  /** Whether responses are validated too. Default: unless NODE_ENV is `production`. */
  readonly validateResponses?: boolean;
  /** Called with an error of a handler or a check, and with a response that violates the document. Default: logs the error. */
  readonly onError?: (error: unknown, request: Request) => void;
}
