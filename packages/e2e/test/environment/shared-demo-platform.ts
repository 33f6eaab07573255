import { Cleanup } from '@worklane/testing/cleanup';
import { inject } from 'vitest';
import { type DemoService, startDemoPlatform } from './demo-platform.ts';

let started: Promise<DemoService> | undefined;

/**
 * Returns the demo service of this worker, which stops with the worker. Test files share its data: they assert what they have
 * changed themselves, and find records of other files beside it.
 */
export function sharedDemoPlatform(): Promise<DemoService> {
  started ??= start();
  return started;
}

async function start(): Promise<DemoService> {
  const platform = await startDemoPlatform({}, inject('templatesFolder'));
  new Cleanup().add({ kill: platform.pid });
  return platform;
}
