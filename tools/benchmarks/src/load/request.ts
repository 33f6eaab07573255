export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** `[id]` is replaced by a random ID. `[n]` in the body is replaced by the number of the request, with nine digits. */
  readonly path: string;
  readonly body?: object;
  /** Instead of a body. */
  readonly form?: Readonly<Record<string, string>>;
  /** Default: JSON, or a form. */
  readonly contentType?: string;
}

export interface Target {
  readonly url: string;
  readonly token?: string;
  /** Of these, each request has a random one: its ID replaces `[organization]` in the path. */
  readonly organizations?: readonly Organization[];
}

export interface Organization {
  readonly id: number;
  readonly token: string;
}

/** A request whose texts are ready to be sent. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Its ID and token replace `[organization]` and `[token]`. */
  readonly organizations: readonly Organization[];
}

export function prepare({ url, token, organizations = [] }: Target, request: Request): PreparedRequest {
  const { method, path, body, form } = request;
  const text = body ? JSON.stringify(body) : form && String(new URLSearchParams(form));
  const type = request.contentType ?? (form ? 'application/x-www-form-urlencoded' : 'application/json');
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(organizations.length > 0 && { authorization: 'Bearer [token]' }),
    ...(text !== undefined && { 'content-type': type }),
  };
  return { url, method, path, headers, body: text, organizations };
}
