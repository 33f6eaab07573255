import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

/** Where the examples of the contract say that the service is. */
const exampleAddress = openapi.servers[0]?.variables.base_url.default ?? '';

/** Makes an example name this server, so that a client which follows its links stays here. */
export function withOwnAddress(text: string, host: string | undefined): string {
  if (host === undefined || exampleAddress === '') return text;
  const own = `http://${host}`;
  return text.replaceAll(exampleAddress, own).replaceAll(encodeURIComponent(exampleAddress), encodeURIComponent(own));
}
