import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resource } from '@worklane/contract';
import { configFolder } from '../profiles/config-folder.ts';

export interface Suggestion {
  readonly value: string;
  readonly description: string;
}

type Source = (env: NodeJS.ProcessEnv) => Promise<readonly Suggestion[]>;

/** The values of options and arguments by their placeholders, as in `<type>`. */
export const valueSources: Readonly<Record<string, Source>> = {
  type: eventTypes,
  types: eventTypes,
  collection: collections,
  scopes,
  operationId: operations,
  subject: subjects,
  profile: profiles,
};

async function eventTypes(): Promise<readonly Suggestion[]> {
  const { events } = await import('@worklane/contract');
  const all = Object.values(events);
  const unique = (names: readonly string[]) => [...new Set(names)];
  return [
    ...all.map(({ type, summary }) => ({ value: type as string, description: summary as string })),
    ...unique(all.map(({ entity }) => entity)).map((name) => ({
      value: `${name}.*`,
      description: `All events of a ${name}`,
    })),
    ...unique(all.map(({ action }) => action)).map((name) => ({
      value: `*.${name}`,
      description: `All ${name} events`,
    })),
  ];
}

async function collections(): Promise<readonly Suggestion[]> {
  const { resources } = await import('@worklane/contract');
  return Object.values<Resource>(resources).map(({ collection, kind }) => ({ value: collection, description: kind }));
}

async function scopes(): Promise<readonly Suggestion[]> {
  const contract = await import('@worklane/contract');
  return Object.entries(contract.scopes).map(([value, description]) => ({ value, description }));
}

async function operations(): Promise<readonly Suggestion[]> {
  const contract = await import('@worklane/contract');
  return Object.values(contract.operations).map(({ id, summary }) => ({ value: id, description: summary }));
}

async function subjects(): Promise<readonly Suggestion[]> {
  const { catalogues } = await import('../describe/catalogues.ts');
  return catalogues.flatMap((catalogue) => catalogue.names().map((value) => ({ value, description: '' })));
}

/** Reads the names only, so that completion neither waits for other processes nor reports errors. */
async function profiles(env: NodeJS.ProcessEnv): Promise<readonly Suggestion[]> {
  try {
    const text = await readFile(join(configFolder(env), 'config.json'), 'utf8');
    const file = JSON.parse(text) as { profiles: Record<string, { base_url?: string }> };
    return Object.entries(file.profiles).map(([value, profile]) => ({ value, description: profile.base_url ?? '' }));
  } catch {
    return [];
  }
}
