import type { Request } from '@readme/httpsnippet';
import { type TargetId, targets } from '@readme/httpsnippet/targets';
import { indent } from '../json.ts';
import { type ExampleRequest, formFields } from '../request.ts';

/** How to turn the output of a client of httpsnippet into a program that runs. */
export interface Generator {
  target: TargetId;
  client: string;
  indent: string;
  /** The expression for the header `Authorization`. */
  token: string;
  /** Returns the expression for a JSON body. */
  json: (value: unknown) => string;
  /** Returns the expression for a form body. */
  form?: (fields: Record<string, string>) => string;
  /** Returns the expression for a string; for clients that write the fields of a form apart. */
  string?: (text: string) => string;
  /** The parts of the output to replace. Each must occur. */
  edits: (request: ExampleRequest) => readonly (readonly [found: string, replacement: string])[];
}

/**
 * Returns the code that httpsnippet generates for a request. The token, the body and the fields of a form are expressions of
 * ours, because httpsnippet writes most bodies as one escaped string, and escapes too little in some languages.
 * @throws if the output lacks a part that is to be replaced
 */
export function generate(generator: Generator, request: ExampleRequest): string {
  const { target, client, edits } = generator;
  const convert = targets[target].clientsById[client]?.convert;
  if (!convert) throw new Error(`httpsnippet has no client ${client} for ${target}.`);
  const code = edits(request).reduce(replace, convert(harRequest(request), { indent: generator.indent }));
  const written = expressions(generator, request);
  return code.replace(/(["'])__(\w+?)__\1/g, (placeholder, _, name: string, offset: number) =>
    indentBelow(written[name] ?? placeholder, indentationAt(code, offset)),
  );
}

function replace(code: string, [found, replacement]: readonly [string, string]): string {
  if (!code.includes(found)) throw new Error(`httpsnippet does not write ${JSON.stringify(found)}:\n${code}`);
  return code.replace(found, () => replacement);
}

/** Returns the expressions for the placeholders in the request. */
function expressions({ token, json, form, string }: Generator, { body }: ExampleRequest): Record<string, string> {
  const fields = formFields(body);
  if (!fields) return { token, ...(body && { body: json(body.value) }) };
  return {
    token,
    ...(form && { body: form(Object.fromEntries(fields)) }),
    ...(string && Object.fromEntries(fields.map(([, value], index) => [`field${index}`, string(value)]))),
  };
}

const indentationAt = (code: string, offset: number) =>
  /^[ \t]*/.exec(code.slice(code.lastIndexOf('\n', offset) + 1))?.[0] ?? '';

const indentBelow = (text: string, by: string) => indent(text, by).slice(by.length);

/** Returns the request as httpsnippet prepares it, which needs Node.js. */
function harRequest({ method, url, authorized, headers, body }: ExampleRequest): Request {
  const all = { ...(authorized && { Authorization: '__token__' }), ...headers };
  const fields = formFields(body);
  return {
    method,
    url,
    fullUrl: url,
    httpVersion: 'HTTP/1.1',
    headers: Object.entries(all).map(([name, value]) => ({ name, value })),
    headersObj: all,
    allHeaders: { ...all },
    headersSize: -1,
    bodySize: -1,
    cookies: [],
    cookiesObj: {},
    queryString: [],
    queryObj: {},
    // Only clients whose output would depend on the scheme read it.
    uriObj: {} as Request['uriObj'],
    postData: body
      ? {
          mimeType: body.mediaType,
          text: '__body__',
          // httpsnippet declares objects, but writes a string as well.
          ...({ jsonObj: '__body__', paramsObj: '__body__' } as object),
          ...(fields && { params: fields.map(([name], index) => ({ name, value: `__field${index}__` })) }),
        }
      : { mimeType: 'application/octet-stream' },
  };
}
