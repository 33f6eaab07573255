import type { FastifyPluginAsync } from 'fastify';
import './fastify-types.ts';
import type { WorklaneOptions } from './options.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { answering } from './server/answering.ts';

/**
 * The contract's operations as a Fastify plugin, for hosts with an instance of their own. What concerns the whole
 * instance, such as CORS and unknown paths, is theirs.
 */
export const worklane: FastifyPluginAsync<WorklaneOptions> = async (app, options) => {
  answering(app, options);
  await publicRoutes(app, options);
};
