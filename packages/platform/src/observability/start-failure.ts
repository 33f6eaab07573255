import type { Settings } from '../config/settings.ts';
import { InvalidSettingsError } from '../config/settings.ts';
import { WrongSecretError } from '../database/encryption.ts';
import { FolderInUseError, FolderNotWritableError } from '../database/folder-lock.ts';
import { NewerSchemaError } from '../database/migrate.ts';

/** Errors whose message is written for operators. */
const sentences = [InvalidSettingsError, FolderInUseError, FolderNotWritableError, NewerSchemaError, WrongSecretError];

/** What an operator can put right, in a sentence; undefined for a fault of ours. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (sentences.some((each) => error instanceof each)) return (error as Error).message;
  const { code, syscall, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}. See --help.`;
  if (!settings) return undefined;
  if (code === undefined) return undefined;
  if (syscall === 'listen') return listenFailure(code, port, settings);
  return settings.databaseUrl === undefined ? undefined : databaseFailure(code, settings.databaseUrl);
}

function listenFailure(code: string, port: number | undefined, settings: Settings): string {
  const isMetrics = port === settings.metricsPort;
  const prefix = isMetrics ? 'METRICS_' : '';
  const host = isMetrics ? settings.metricsHost : settings.host;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken: stop what listens there, or set ${prefix}PORT to another.`;
  if (code === 'EACCES') return `Port ${port} is reserved by the system: set ${prefix}PORT to one above 1023.`;
  return `The service cannot listen on ${host}, port ${port} (${code}): set ${prefix}HOST to an address of this machine.`;
}

/** Codes of Node, and of PostgreSQL (its appendix A). */
const databaseFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections: is it running?',
  ENOTFOUND: 'is not known by that name.',
  EAI_AGAIN: 'is not known by that name.',
  ETIMEDOUT: 'does not answer.',
  EHOSTUNREACH: 'cannot be reached.',
  ECONNRESET: 'breaks connections off.',
  '28P01': 'refuses the user or the password.',
  '28000': 'refuses the user.',
  '3D000': 'has no database of that name: create it.',
  '42501': 'does not allow the user to create tables.',
  '53300': 'has no connection left: raise its max_connections or lower DATABASE_CONNECTIONS.',
  '57P03': 'is starting or stopping: try again.',
};

function databaseFailure(code: string, databaseUrl: string): string | undefined {
  const failure = databaseFailures[code];
  const { host, pathname } = new URL(databaseUrl);
  return failure && `The database server ${host} (database ${pathname.slice(1)}) ${failure} See DATABASE_URL.`;
}
