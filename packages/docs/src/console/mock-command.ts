export const isLocal = (hostname: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/**
 * Returns the command that starts the mock server at a URL.
 * @param page the location of the page that sends requests to it
 */
export function mockCommand(serverUrl: string, { hostname, origin }: Pick<Location, 'hostname' | 'origin'>): string {
  const { port } = new URL(serverUrl);
  return [
    'npx @worklane/mock',
    ...(port === '4010' ? [] : [`--port ${port || 80}`]),
    // The mock refuses requests of websites.
    ...(isLocal(hostname) ? [] : [`--allow-origin ${origin}`]),
  ].join(' ');
}
