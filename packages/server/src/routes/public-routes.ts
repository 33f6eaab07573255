import type { FastifyInstance } from 'fastify';
import { publicContract } from '../contract/public-contract.ts';
import type { PublicTypes } from '../contract-types.ts';
import type { WorklaneOptions } from '../options.ts';
import { admitTokens } from '../requests/authorization.ts';
import { contractRoutes } from './contract-routes.ts';

/** Registers the operations of the public API, but for those that the host serves elsewhere. */
export const publicRoutes = (app: FastifyInstance, { authenticate, ...options }: WorklaneOptions): Promise<void> =>
  contractRoutes<PublicTypes>(app, { ...options, contract: publicContract, admit: admitTokens(authenticate) });
