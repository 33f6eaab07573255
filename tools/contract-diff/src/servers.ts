import { elements, members, type DocumentNode } from './document.ts';
import { matchByKey } from './matching.ts';
import type { ComparisonContext } from './comparison-context.ts';

/** OpenAPI lists servers, AsyncAPI names them. */
const serversOf = (root: DocumentNode) =>
  new Map(
    [...elements(root, 'servers'), ...members(root, 'servers').values()].map((server) => {
      const { url, protocol, host, pathname = '' } = server.value;
      return [String(url ?? `${protocol}://${host}${pathname}`), server];
    }),
  );

export function compareServers(scope: ComparisonContext, base: DocumentNode, head: DocumentNode): void {
  const { added, removed } = matchByKey(serversOf(base), serversOf(head));
  for (const [address, server] of removed) scope.report('server-removed', server, `server ${address} removed`);
  for (const [address, server] of added) scope.report('server-added', server, `server ${address} added`);
}
