import type { FastifyCorsOptions } from '@fastify/cors';
import { Cors } from '@worklane/runtime';
import { publicContract } from '../public-contract.ts';

export const publicCors = new Cors(publicContract);

/** Returns the options of @fastify/cors. Preflight requests are handled for each path by `methodRoutes`. */
export const corsOptions = (origins: '*' | readonly (string | RegExp)[] = '*'): FastifyCorsOptions => ({
  origin: origins === '*' ? origins : [...origins],
  exposedHeaders: [...publicCors.exposedHeaders],
  preflight: false,
});

/** Returns the configuration of a route for @fastify/cors, which omits its headers where `cors` is false. */
export const corsConfig = (sameOrigin: boolean): { cors?: false } => (sameOrigin ? { cors: false } : {});
