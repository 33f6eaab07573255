import type { ComparisonContext } from './comparison-context.ts';
import { type DocumentNode, elements, members } from './document.ts';
import { matchByKey } from './matching.ts';

/** Returns the servers by URL. OpenAPI has a list of servers, AsyncAPI a map. */
const serversOf = (root: DocumentNode) =>
  new Map(
    [...elements(root, 'servers'), ...members(root, 'servers').values()].map((server) => {
      const { url, protocol, host, pathname = '' } = server.value;
      return [String(url ?? `${protocol}://${host}${pathname}`), server];
    }),
  );

export function compareServers(context: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed } = matchByKey(serversOf(base), serversOf(head));
  for (const [address, server] of removed) context.report('server-removed', server, `server ${address} removed`);
  for (const [address, server] of added) context.report('server-added', server, `server ${address} added`);
}
