import { checkBodyHeaders } from '@worklane/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const mediaType = 'application/x-www-form-urlencoded';

/** Much longer than any form of the service. */
export const maxFormBytes = 16 * 1024;

/** Makes an encapsulated plugin accept the forms of HTML pages, and no other bodies. */
export function acceptForms(plugin: FastifyInstance): void {
  // The limit is set on the routes and not on the parser, because the error message reads it from the route.
  plugin.addHook('onRoute', (route) => {
    route.bodyLimit = maxFormBytes;
  });
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser<string>(
    mediaType,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  plugin.addHook('preParsing', async ({ method, headers }) => {
    if (method === 'POST') checkBodyHeaders({ requestBody }, headers);
  });
}

/** Fastify would reject another media type without naming the supported one. */
const requestBody = { required: true, content: { [mediaType]: '' } };

/** Longer than any valid value of a field, so that a value which is cut is as invalid. */
const maxFieldLength = 4096;

/**
 * Returns the fields of a submitted form; a missing field is an empty string. No valid value has a NUL, which PostgreSQL cannot store:
 * a replacement character makes the value as invalid.
 */
export function formFields<Name extends string>({ body }: FastifyRequest, ...names: Name[]): Record<Name, string> {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(
    names.map((name) => [name, (fields.get(name) ?? '').slice(0, maxFieldLength).replaceAll('\0', '\uFFFD')]),
  ) as Record<Name, string>;
}
