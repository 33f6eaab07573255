import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

/** Returns the Node arguments that run a file of the platform. */
export const platformProcess = (path: string): string[] => [
  '--conditions=@worklane/source',
  fileURLToPath(new URL(`../../../platform/${path}`, import.meta.url)),
];

/** Returns the environment of a test service, which may deliver webhooks to this machine. */
export function platformSettings({ settings }: TestDatabase): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    WORKLANE_SECRET: 'a secret of the tests, 32 bytes or more',
    // A quota that the tests cannot exhaust: responses have the rate limit headers, as with the default settings.
    RATE_LIMIT_REQUESTS: '1000000',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1/128',
    WEBHOOK_LOOPBACK_HTTP: 'true',
    ...settings,
  };
}
