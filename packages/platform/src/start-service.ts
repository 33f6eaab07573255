import type { AddressInfo } from 'node:net';
import { openService, type ServiceOptions } from './compose.ts';
import type { Store } from './database/store.ts';
import { rejectUntilReady } from './http/service-unavailable.ts';

export interface StartOptions extends ServiceOptions {
  readonly withDemoData: boolean;
  /** Receives messages for the operator. */
  readonly print: (text: string) => void;
}

/** The seed of the demo data, for the same data on every machine. */
const demoSeed = 1;

/** Starts the service on an open database. It listens, and is ready for requests. */
export async function startService({ withDemoData, print, ...options }: StartOptions) {
  const { settings, store, secret } = options;
  const service = await openService(options);
  const { app, metricsServer, clock } = service;
  try {
    // A node without demo data serves its first request.
    const setReady = withDemoData ? rejectUntilReady(app) : undefined;
    // Listen first: if a port is in use, the service exits without writing demo data or printing credentials. The port of
    // requests comes last, so that no proxy meets a node that exits.
    const { host, port, metricsAddress } = settings;
    if (metricsAddress) await metricsServer?.listen(metricsAddress);
    await app.listen({ host, port });
    if (withDemoData) await addDemoData(store, secret, clock(), print);
    setReady?.();
  } catch (error) {
    await service.stop();
    throw error;
  }
  /** The port that it listens on. */
  return { ...service, port: (app.server.address() as AddressInfo).port };
}

/** Creates the demo data. Its modules are loaded only here, because most starts do not need them. */
async function addDemoData(store: Store, secret: string, now: Date, print: (text: string) => void) {
  const { createDemoData } = await import('./demo/create-demo-data.ts');
  const onStart = () => print('Creating demo data ...');
  const demo = await createDemoData(store, { now, seed: demoSeed, secret, onStart });
  if (!demo) return;
  const { email, password } = demo.credentials;
  print(`Sign in with the account of the demo data:
  E-mail         ${email}
  Password       ${password}`);
}
