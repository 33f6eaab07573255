import { existsSync, readFileSync } from 'node:fs';
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

/** The module that writes parameters, also for the client of the Worklane API. The build copies it beside its output. */
const writer = ['./', '../../../../packages/contract/src/openapi/']
  .map((folder) => new URL(`${folder}parameter-writer.ts`, import.meta.url))
  .find((file) => existsSync(file)) as URL;

const code = (name: string, url: string | undefined, styles: ParameterStyles) => `
import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './${name}.js';

type Values = Readonly<Record<string, unknown>>;

interface Init {
  params?: { header?: Values; cookie?: Values };
}

/** How parameters are written that do not have the default style, by operation, place and name. */
const styles: Readonly<Record<string, Readonly<Record<string, object>>>> = ${JSON.stringify(styles, null, 2)};

/**
 * Returns a client with a method for each HTTP method: \`client.GET(path, { params })\`. It throws a TypeError for a
 * parameter that is null or empty, which would be left out otherwise, so that a filter would select everything.
 */
export function createClient(options${url === undefined ? ': ClientOptions' : ': ClientOptions = {}'}): Client<paths> {
  const client = createFetchClient<paths>(${url === undefined ? 'options' : `{ baseUrl: ${JSON.stringify(url)}, ...options }`});
  const send = client.request as unknown as (method: string, path: string, init: object) => unknown;
  const request = async (method: string, path: string, init: Init = {}) => {
    const known = styles[\`\${method.toUpperCase()} \${path}\`] ?? {};
    const write = (place: Place, name: string, value: unknown) =>
      writeParameter(name, value, { in: place, ...known[\`\${place} \${name}\`] });
    const writeAll = (place: Place, values: Values = {}) =>
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, write(place, name, value)] as const]));
    const textsOf = (place: Place, values?: Values) => writeAll(place, values).map(([, text]) => text);
    const { header, cookie } = init.params ?? {};
    const cookies = textsOf('cookie', cookie).join('; ');
    return send(method, path, {
      querySerializer: options.querySerializer ?? ((query: Values) => textsOf('query', query).join('&')),
      pathSerializer:
        options.pathSerializer ??
        ((url: string, values: Values) =>
          url.replace(/\\{([^{}]+)\\}/g, (_, name: string) => write('path', name, values[name]))),
      ...init,
      // A browser sends the cookies that it has instead.
      params: { ...init.params, header: { ...Object.fromEntries(writeAll('header', header)), ...(cookies && { cookie: cookies }) } },
    });
  };
  const methods = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'].map((method) => [
    method,
    (path: string, init?: object) => request(method, path, init),
  ]);
  return Object.assign(client, { request }, Object.fromEntries(methods));
}

${readFileSync(writer, 'utf8').replaceAll(/^export /gm, '')}`;
