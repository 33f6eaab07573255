import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import type { ToolContext } from '../tool.ts';
import { recentEvents } from '../tools/events.ts';

/** The URI of the reference of a kind. */
export const kindUri = (collection: string): string => `worklane://kinds/${collection}`;

/** The URI of the recent events of an organization. It contains the organization, so that no other one is notified. */
export const eventsUri = (organizationId: number): string => `worklane://organizations/${organizationId}/events`;

/** Registers the reference of each kind as Markdown, and the recent events, whose changes clients can subscribe to. */
export function registerResources(server: McpServer, context: ToolContext, organizationId: number): void {
  const { access } = context;
  server.registerResource(
    'kind',
    new ResourceTemplate(kindUri('{kind}'), {
      list: () => ({
        resources: access.accessible.map(({ collection }) => ({
          uri: kindUri(collection),
          name: collection,
          title: `Reference of ${collection}`,
          mimeType: 'text/markdown',
        })),
      }),
      complete: {
        kind: (start) => access.accessible.map(({ collection }) => collection).filter((name) => name.startsWith(start)),
      },
    }),
    {
      title: 'Reference of a resource kind',
      description: 'Fields, filters and an example of a resource kind, as Markdown.',
      mimeType: 'text/markdown',
    },
    async (uri, { kind }) => {
      const resource = access.accessible.find(({ collection }) => collection === kind);
      if (!resource) throw new ResourceNotFoundError(uri.href);
      const { describeResource } = await import('../records/describe-resource.ts');
      const { resourceMarkdown } = await import('../records/describe-resource.ts');
      const text = resourceMarkdown(describeResource(resource));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
  if (!recentEvents.inputSchema(access)) return;
  server.registerResource(
    'events',
    eventsUri(organizationId),
    {
      title: 'Recent events',
      description:
        'The first events of the last 24 hours, at most 100, as recent_events returns them. Updated with every change.',
      mimeType: 'application/json',
    },
    async (uri, { mcpReq: { signal } }) => {
      const events = await recentEvents.run({ ...context, signal }, { limit: 100 });
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(events) }] };
    },
  );
}
