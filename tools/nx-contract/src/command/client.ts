import { documentName, writeGenerated } from './generated-file.ts';
import { type ParameterStyles, parameterStyles, readBundle } from './openapi-document.ts';

/** Writes a client with the types of the document. Its base URL is the first server without variables. */
export function writeClient(bundle: string): 0 {
  const document = readBundle(bundle);
  const { servers = [] } = document;
  const url = servers.find(({ url, variables }) => !variables && /^https?:/.test(url))?.url;
  writeGenerated(bundle, '.client.ts', code(documentName(bundle), url, parameterStyles(document)));
  return 0;
}

const code = (name: string, url: string | undefined, styles: ParameterStyles) => `
import createFetchClient, {
  type Client,
  type ClientOptions,
  serializeArrayParam,
  serializeObjectParam,
} from 'openapi-fetch';
import type { paths } from './${name}.js';

type Values = Readonly<Record<string, unknown>>;
type Place = 'path' | 'query';
interface Style {
  style: string;
  explode: boolean;
  allowReserved?: boolean;
}

/** The styles of parameters that differ from the default, by operation and parameter. */
const styles: Readonly<Record<string, Readonly<Record<string, Style>>>> = ${JSON.stringify(styles, null, 2)};

/**
 * Returns a client with a method for each HTTP method: \`client.GET(path, { params })\`. It throws a TypeError for a
 * parameter that is null or empty, which would be left out otherwise, so that a filter would select everything.
 */
export function createClient(options${url === undefined ? ': ClientOptions' : ': ClientOptions = {}'}): Client<paths> {
  const client = createFetchClient<paths>(${url === undefined ? 'options' : `{ baseUrl: ${JSON.stringify(url)}, ...options }`});
  const { querySerializer, pathSerializer } = options;
  const send = client.request as unknown as (method: string, path: string, init: object) => unknown;
  const request = (method: string, path: string, init?: object) =>
    send(method, path, {
      ...serializers(method, path),
      ...(querySerializer && { querySerializer }),
      ...(pathSerializer && { pathSerializer }),
      ...init,
    });
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'].map((method) => [
    method,
    (path: string, init?: object) => request(method, path, init),
  ]);
  return Object.assign(client, { request }, Object.fromEntries(methods));
}

function serializers(method: string, path: string) {
  const known = styles[\`\${method.toUpperCase()} \${path}\`] ?? {};
  const write = (place: Place, name: string, value: unknown) =>
    serialize(place, name, value, known[\`\${place} \${name}\`] ?? { style: place === 'path' ? 'simple' : 'form', explode: place === 'query' });
  return {
    querySerializer: (query: Values) =>
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => write('query', name, value))
        .join('&'),
    pathSerializer: (url: string, values: Values) =>
      url.replace(/\\{([^{}]+)\\}/g, (_, name: string) => write('path', name, values[name])),
  };
}

function serialize(place: Place, name: string, value: unknown, style: Style): string {
  const isObject = typeof value === 'object' && value !== null;
  const parts: unknown[] = Array.isArray(value) ? Array.from(value) : isObject ? Object.values(value) : [value];
  if (parts.length === 0 || parts.some((each) => each === null || each === undefined || Number.isNaN(each))) {
    throw new TypeError(\`\${name} must have a value.\`);
  }
  if (style.style === 'json') return \`\${encodeURIComponent(name)}=\${encodeURIComponent(JSON.stringify(value))}\`;
  if (Array.isArray(value)) return serializeArrayParam(name, value, style as never);
  if (isObject) return serializeObjectParam(name, value as Record<string, unknown>, style as never);
  const text = style.allowReserved ? String(value) : encodeURIComponent(String(value));
  if (place === 'query') return \`\${encodeURIComponent(name)}=\${text}\`;
  if (style.style === 'matrix') return \`;\${name}=\${text}\`;
  if (style.style === 'label') return \`.\${text}\`;
  if (/^\\.{0,2}$/.test(text)) throw new TypeError(\`\${name} must name a resource.\`);
  return text;
}
`;
