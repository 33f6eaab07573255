import { elements, members, type Spot } from './document.ts';
import { match } from './matching.ts';
import type { Scope } from './scope.ts';

/** OpenAPI lists servers, AsyncAPI names them. */
const serversOf = (root: Spot) =>
  new Map(
    [...elements(root, 'servers'), ...members(root, 'servers').values()].map((server) => {
      const { url, protocol, host, pathname = '' } = server.value;
      return [String(url ?? `${protocol}://${host}${pathname}`), server];
    }),
  );

export function compareServers(scope: Scope, base: Spot, head: Spot): void {
  const { added, removed } = match(serversOf(base), serversOf(head));
  for (const [address, server] of removed) scope.report('server-removed', server, `server ${address} removed`);
  for (const [address, server] of added) scope.report('server-added', server, `server ${address} added`);
}
