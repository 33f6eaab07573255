/** A response whose headers follow from its body. */
export interface RespondedBody {
  readonly status: number;
  readonly body: unknown;
  /** The path of the request, with its query. */
  readonly target: string;
  /** The field that identifies a created resource. Default: `id`. */
  readonly idField?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the headers of a response that follow from its body: the next page, the URL and the version of a record, the ID of
 * the request and the challenge of a problem. They are the examples of headers in the bundled contract.
 * @returns by name; null for a header that the response does not have
 */
export function derivedHeaders(response: RespondedBody): Readonly<Record<string, string | null>> {
  if (typeof response.body !== 'object' || response.body === null) return {};
  return response.status < 400
    ? successHeaders(response, response.body as Fields)
    : errorHeaders(response.body as Fields);
}

function successHeaders({ status, target, idField = 'id' }: RespondedBody, body: Fields) {
  const { version, next_cursor, [idField]: id = body.id } = body;
  return {
    ...(typeof version === 'number' && { ETag: `"${version}"` }),
    ...(status === 201 && id !== undefined && { Location: `${target.split('?', 1)[0]}/${id}` }),
    ...(next_cursor !== undefined && { Link: linkToNext(target, next_cursor) }),
  };
}

/** Returns the value of `Link` (RFC 8288); null on the last page. */
export function linkToNext(target: string, cursor: unknown): string | null {
  if (typeof cursor !== 'string') return null;
  const [path, query] = target.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

function errorHeaders({ request_id, code, detail, error }: Fields) {
  const captured = (pattern: RegExp) => pattern.exec(String(detail))?.[1];
  const version = code === 'version_mismatch' ? captured(/ version (\d+)/) : undefined;
  const seconds = code === 'rate_limited' ? captured(/ in (\d+) s\.$/) : undefined;
  // Input: trusted, an example of the contract.
  const mediaTypes = code === 'unsupported_media_type' ? captured(/Send (\S+\/\S+(?: or \S+)*)\.$/) : undefined;
  return {
    ...(typeof request_id === 'string' && { 'X-Request-Id': request_id }),
    ...(version && { ETag: `"${version}"` }),
    ...(seconds && { RateLimit: `"default";r=0;t=${seconds}` }),
    ...(mediaTypes && { Accept: mediaTypes.replaceAll(' or ', ', ') }),
    'WWW-Authenticate': error === undefined ? bearerChallenge(String(code), String(detail)) : clientChallenge(error),
  };
}

/** RFC 6750, section 3: without a token there is no error code. */
function bearerChallenge(code: string, detail: string): string | null {
  if (code === 'token_missing') return 'Bearer';
  if (code.startsWith('token_')) return 'Bearer error="invalid_token"';
  const scopes = /^Missing scopes?: (.*)\.$/.exec(detail)?.[1]?.replaceAll(', ', ' ');
  return code === 'insufficient_scope' ? `Bearer error="insufficient_scope", scope="${scopes}"` : null;
}

/** RFC 6749, section 5.2. */
const clientChallenge = (error: unknown): string | null =>
  error === 'invalid_client' ? 'Basic realm="worklane"' : null;
