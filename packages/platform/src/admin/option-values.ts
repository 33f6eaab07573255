import { UsageError } from '@worklane/contract/command-line';
import { ProblemError } from '@worklane/server';
import type { Store } from '../database/store.ts';
import { getOrganization } from '../identity/organizations.ts';
import { type ClientOwner, findClient, type RegisteredClient } from '../oauth/clients/client-repository.ts';
import type { CommandDependencies, Values } from './command.ts';

/**
 * @param missing the value without the option
 * @throws UsageError when the option is missing
 */
export function textOption(values: Values, option: string, missing?: string): string {
  const value = values[option] ?? missing;
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`Missing option: --${option}.`);
}

/** Returns the values of an option that can be repeated. */
export function listOption(values: Values, option: string): readonly string[] {
  const list = values[option];
  return Array.isArray(list) ? list : [];
}

interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /** The value without the option. */
  readonly missing?: number;
}

/** @throws UsageError when the option is missing or not a whole number in the range */
export function numberOption(values: Values, option: string, range: NumberRange = {}): number {
  const { min = 1, max = Number.MAX_SAFE_INTEGER, missing } = range;
  const text = textOption(values, option, missing?.toString());
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  const expected = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UsageError(`--${option} must be a whole number ${expected}, not ${JSON.stringify(text)}.`);
}

/**
 * Returns the scopes of the option, which are separated by spaces or commas.
 * @param all the values that `all` selects.
 * @throws UsageError when the option is missing
 */
export function scopesOption(values: Values, all: readonly string[], option = 'scopes'): readonly string[] {
  const text = textOption(values, option);
  return text === 'all' ? all : text.split(/[\s,]+/).filter((name) => name !== '');
}

/** Returns the organization of the option. @throws UsageError, ProblemError not_found */
export async function organizationOption({ db }: Store, values: Values) {
  const { organization_id, name } = await getOrganization(db, numberOption(values, 'organization'));
  return { organizationId: organization_id, name };
}

type OwnedClient = Omit<RegisteredClient, 'owner'> & ClientOwner;

/**
 * Returns the client of the option, in any organization.
 * @throws UsageError for an application of Worklane itself, ProblemError not_found
 */
export async function applicationOption({ store, clock }: CommandDependencies, values: Values): Promise<OwnedClient> {
  const clientId = textOption(values, 'application');
  const client = await findClient(store.db, clientId, clock());
  if (!client) throw new ProblemError('not_found', `No application ${clientId}.`);
  const { owner, ...fields } = client;
  if (owner) return { ...fields, ...owner };
  throw new UsageError(
    `${clientId} is an application of Worklane itself: it belongs to no organization and cannot be changed.`,
  );
}
