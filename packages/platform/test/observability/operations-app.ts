import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { scopes } from '@worklane/contract';
import { type Handlers, type Principal, ProblemError, partialHandlers } from '@worklane/server';
import { afterwards } from '@worklane/testing/afterwards';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { type Limits, readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import type { ClosingOptions } from '../../src/http/shutdown.ts';
import type { HealthChecks } from '../../src/observability/health.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { withoutSites } from '../environment/without-sites.ts';

const principal: Principal = {
  organizationId: 7,
  clientId: 'app_lighthouse',
  scopes: new Set(Object.keys(scopes)),
};

export interface AppUnderTest extends HealthChecks, ClosingOptions {
  env?: Record<string, string>;
  limits?: Partial<Limits>;
  handlers?: Partial<Handlers>;
  /** Collects the lines of the log. */
  log?: string[];
}

/**
 * The HTTP server around handlers of a test; every token but `wrong` is valid, and `unchecked` meets a database that is
 * down. `<organization>.<application>`, with any
 * suffix after another dot, is a token of that application.
 */
export function openApp(store: Store, { env = {}, limits, handlers = {}, log = [], ...checks }: AppUnderTest = {}) {
  const settings = readSettings({ ...withoutSites, ...env }, limits);
  const metrics = createMetrics(store);
  const app = createApp({
    store,
    settings,
    handlers: partialHandlers(handlers),
    metrics,
    ...checks,
    logger: createLogger('debug', { write: (line) => log.push(line) }),
    authenticate(token) {
      if (token === 'wrong') throw new ProblemError('token_invalid', 'The access token has another signature.');
      if (token === 'unchecked')
        throw Object.assign(new Error('of the database'), { code: '57P01', severity: 'FATAL' });
      const [organization = '', client = ''] = token.split('.');
      const [clientId = '', subject] = client.split('+');
      const of = { ...principal, organizationId: Number(organization), clientId, ...(subject && { subject }) };
      return clientId ? of : principal;
    },
  });
  afterwards(() => app.close());
  return { app, metrics };
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Sends a path unchanged, which `inject` would normalize. @param app a listening server */
export async function getRaw(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(get({ host: '127.0.0.1', port, path, agent: false }), 'response');
  const { statusCode, headers } = response as IncomingMessage;
  return { statusCode, headers, body: await text(response) };
}
