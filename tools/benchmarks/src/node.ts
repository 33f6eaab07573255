import { scopes } from '@worklane/contract';
import { Child } from '@worklane/testing/child';
import { freePort } from '@worklane/testing/free-port';
import type { Target } from './load.ts';

/** The checkout that contains this benchmark. */
const thisCheckout = new URL('../../../', import.meta.url);

const settings = {
  DATABASE_CONNECTIONS: '20',
  WORKLANE_SECRET: 'only-for-this-benchmark-0123456789abcdef',
  RATE_LIMIT_REQUESTS: '0',
  LOG_LEVEL: 'warn',
};

/** A node of the platform in another process. */
export interface Node {
  readonly child: Child;
  /** Organization 1 at the node. */
  readonly target: Target & { readonly token: string };
  /** Milliseconds until it listened. */
  readonly startedIn: number;
  /** Issues a token with all scopes. */
  issueToken(organizationId: number): Promise<string>;
}

export interface NodeOptions {
  readonly databaseUrl: string;
  /** More settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of another checkout than this one, with a trailing slash. */
  readonly checkout?: URL | undefined;
}

/** Starts a node on a free port. */
export async function startNode({ databaseUrl, env, checkout = thisCheckout }: NodeOptions): Promise<Node> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = new Child(new URL('packages/platform/scripts/service-node.ts', checkout), {
    env: { ...settings, DATABASE_URL: databaseUrl, BASE_URL: url, PORT: String(port), ...env },
  });
  await child.receive('ready');
  const startedIn = performance.now() - started;
  const issueToken = (organizationId: number) => {
    const request = { organizationId, clientId: 'benchmark', scopes: Object.keys(scopes), lifetimeSeconds: 86_400 };
    child.send({ issueToken: request });
    return child.receive<string>('token');
  };
  return { child, target: { url, token: await issueToken(1) }, startedIn, issueToken };
}
