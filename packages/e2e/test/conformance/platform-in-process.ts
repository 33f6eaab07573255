import { type Credentials, run, type Target, targetOf } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import { isSampled } from '@worklane/testing/sampled-kinds';
import { afterAll, beforeAll, inject, test } from 'vitest';
import type { Admin } from '../../src/platform/admin-session.ts';
import { platformSettings } from '../../src/platform/platform-process.ts';
import { embeddedDatabase } from '../../src/platform/test-database.ts';
import type {} from '../environment/template-databases-setup.ts';

import { expectConformance, partsOf } from './expect-conformance.ts';

interface Platform {
  readonly baseUrl: string;
  readonly admin: Admin;
  stop(): Promise<void>;
}

/** The package exports no module. */
const module = new URL('../../../platform/scripts/start-in-process.ts', import.meta.url).href;

async function startPlatform(): Promise<Platform> {
  const database = await embeddedDatabase(inject('templatesFolder'));
  const { startInProcess } = await import(module);
  const env = { PORT: String(await freePort()) };
  const { stop, ...platform } = await startInProcess({ ...platformSettings(database), ...env });
  return { ...platform, stop: () => stop().finally(database.remove) };
}

/** A part takes up to 8 seconds of processor time, and waits for retries. */
const timeout = 300_000;

/** Tests operations of the service on an embedded database in this process. */
export function testPlatform(isTested: (operation: Operation) => boolean): void {
  let platform: Platform;
  let target: Target;
  beforeAll(async () => {
    platform = await startPlatform();
    const { baseUrl, admin } = platform;
    target = await targetOf(baseUrl, await admin<Credentials>('conformance-credentials'));
  }, timeout);
  afterAll(() => platform?.stop());

  const tested = Object.values<Operation>(operations)
    .filter((operation) => isSampled(operation) && isTested(operation))
    .map(({ id }) => id);
  test.each(partsOf(tested))('the service conforms to the contract (part $name)', { timeout }, async ({ only }) => {
    expectConformance(await run({ target, only }), only);
  });
}
