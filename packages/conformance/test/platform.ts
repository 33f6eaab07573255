import type {} from '@worklane/testing/postgresql-setup';
import { inject } from 'vitest';
import {
  type Admin,
  ownerEmail,
  type Platform,
  type PlatformOptions,
  startPlatform as start,
} from '../src/platform/start-platform.ts';

export { type Admin, ownerEmail, type Platform };

export type Engine = 'pglite' | 'postgresql';

type Options = Omit<PlatformOptions, 'postgresqlUrl'> & { readonly engine?: Engine };

/** Starts an empty service on one of the engines of the tests. */
export const startPlatform = ({ engine = 'pglite', ...options }: Options = {}): Promise<Platform> =>
  start({ ...options, postgresqlUrl: engine === 'postgresql' ? inject('postgresqlUrl') : undefined });
