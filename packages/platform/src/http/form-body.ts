import type { FastifyInstance, FastifyRequest } from 'fastify';

const mediaType = 'application/x-www-form-urlencoded';

/** Much longer than a form of ours is. */
export const maxFormBytes = 16 * 1024;

/** Makes an encapsulated plugin read the forms of HTML pages, and no other bodies. */
export function acceptForms(plugin: FastifyInstance): void {
  // Of the route, not of the parser: an error message reads it there.
  plugin.addHook('onRoute', (route) => {
    route.bodyLimit = maxFormBytes;
  });
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser<string>(
    mediaType,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
}

/** The fields of the form that was sent; empty texts for those that were not. */
export function formFields<Name extends string>({ body }: FastifyRequest, ...names: Name[]): Record<Name, string> {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ''])) as Record<Name, string>;
}
