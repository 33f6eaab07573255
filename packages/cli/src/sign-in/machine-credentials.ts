import { UsageError } from '../errors.ts';
import type { System } from '../terminal/system.ts';

/** The options of commands that authenticate a private application. */
export interface MachineOptions {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly organizationId?: number;
}

/**
 * Returns the secret of an application: from the option, from `WORKLANE_CLIENT_SECRET`, from a person, or from standard
 * input, so that it need not be in the history of the shell.
 * @throws UsageError
 */
export async function readClientSecret(system: System, { clientSecret }: MachineOptions): Promise<string> {
  const given = clientSecret ?? (system.env.WORKLANE_CLIENT_SECRET || undefined);
  const isAsked = given === undefined && system.isInteractive;
  const secret = isAsked ? await system.askSecret('Client secret: ') : (given ?? (await system.readInput()));
  if (secret.trim() !== '') return secret.trim();
  throw new UsageError('The client secret is missing. Pass it on standard input or in WORKLANE_CLIENT_SECRET.');
}

/** @throws UsageError */
export function requireOrganizationId({ env }: Pick<System, 'env'>, { organizationId }: MachineOptions): number {
  const id = organizationId ?? Number(env.WORKLANE_ORGANIZATION_ID);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new UsageError('The organization of the application is missing. Add --organization-id <id>.');
}
