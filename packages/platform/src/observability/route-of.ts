import type { FastifyRequest } from 'fastify';

/** The pattern of the route that a request has met: `/api/v1/:organization_id/tasks/:id`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';
