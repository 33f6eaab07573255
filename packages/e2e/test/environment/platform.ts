import {
  type Admin,
  addOrganizations,
  embeddedPlace,
  type PreparedPlatform,
  platformSettings,
  type Platform as StartedPlatform,
  serverPlace,
  startPlatform as start,
  withAdmin,
} from '@worklane/conformance/platform';
import type { Engine } from '@worklane/testing/scope';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { inject } from 'vitest';
import { addInhabitants, type Inhabitants } from './inhabitants.ts';
import type {} from './originals-setup.ts';

export interface Platform extends StartedPlatform, Inhabitants {}

interface Options {
  readonly engine?: Engine;
  /** Environment variables, besides those that every test needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Adds to the data before the service starts. */
  readonly prepare?: (admin: Admin, organizationId: number) => Promise<void>;
}

/** Starts an inhabited service on one of the engines of the tests, with data of its own. */
export async function startPlatform({ engine = 'pglite', env, prepare }: Options = {}): Promise<Platform> {
  const { inhabitants, credentials, place: original } = await originalOn(engine);
  const place = await original.copy();
  if (prepare) await withAdmin(platformSettings(place), (admin) => prepare(admin, credentials.organization_id));
  return { ...inhabitants, ...(await start({ place, credentials }, env)) };
}

interface Original extends PreparedPlatform {
  readonly inhabitants: Inhabitants;
}

/** What takes a dozen commands is made once an engine: files of tests share what they import. */
const originals: Partial<Record<Engine, Promise<Original>>> = {};

function originalOn(engine: Engine): Promise<Original> {
  originals[engine] ??= makeOriginal(engine);
  return originals[engine];
}

async function makeOriginal(engine: Engine): Promise<Original> {
  const place = await (engine === 'postgresql'
    ? serverPlace(await workerPostgresql())
    : embeddedPlace(inject('originalsFolder')));
  return withAdmin(platformSettings(place), async (admin) => {
    const credentials = await addOrganizations(admin);
    return { place, credentials, inhabitants: await addInhabitants(admin, credentials.organization_id) };
  });
}
