import { documentName, writeGenerated } from './generated-file.ts';
import { readBundle } from './openapi-document.ts';

/** Writes a client with the types of the document. Its base URL is the first server without variables. */
export function writeClient(bundle: string): 0 {
  const { servers = [] } = readBundle(bundle);
  const url = servers.find(({ url, variables }) => !variables && /^https?:/.test(url))?.url;
  writeGenerated(bundle, '.client.ts', code(documentName(bundle), url));
  return 0;
}

const code = (name: string, url: string | undefined) => `
import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './${name}.js';

/** Returns a client with a method for each HTTP method: \`client.GET(path, { params })\`. */
export const createClient = (options${url === undefined ? '' : '?'}: ClientOptions): Client<paths> =>
  createFetchClient<paths>(${url === undefined ? 'options' : `{ baseUrl: ${JSON.stringify(url)}, ...options }`});
`;
