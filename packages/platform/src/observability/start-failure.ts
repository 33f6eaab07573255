import { addressesOf } from '../config/database-addresses.ts';
import { InvalidSettingsError, type Settings } from '../config/settings.ts';
import { FolderInUseError, FolderNotWritableError } from '../database/embedded/database-folder.ts';
import { NewerSchemaError } from '../database/migrate.ts';
import { UnacceptedRecordsError } from '../database/partitions/partitions.ts';
import { SessionSettingsError } from '../database/postgresql/session-settings.ts';
import { WrongSecretError } from '../secrets/encryption.ts';

/** Errors with a message for operators. */
const operatorErrors = [
  InvalidSettingsError,
  FolderInUseError,
  FolderNotWritableError,
  NewerSchemaError,
  SessionSettingsError,
  UnacceptedRecordsError,
  WrongSecretError,
];

/** Returns how an operator can fix a failed start, in one sentence; undefined for a defect of the service. */
export function explainStartFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (operatorErrors.some((each) => error instanceof each)) return (error as Error).message;
  const { code, syscall, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${message}. See --help.`;
  if (!settings) return undefined;
  if (code === undefined) return undefined;
  if (syscall === 'listen') return listenFailure(code, port, settings);
  return settings.databaseUrl === undefined ? undefined : databaseFailure(code, port, settings.databaseUrl);
}

function listenFailure(code: string, port: number | undefined, { host: apiHost, metricsAddress }: Settings): string {
  const [host, ofHost, ofPort] =
    metricsAddress?.port === port
      ? [metricsAddress?.host, 'METRICS_ADDRESS', 'METRICS_ADDRESS']
      : [apiHost, 'HOST', 'PORT'];
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use. Stop the other process, or set ${ofPort} to another port.`;
  if (code === 'EACCES') return `Port ${port} requires more privileges. Set ${ofPort} to a port above 1023.`;
  return `Cannot listen on ${host}, port ${port} (${code}). Set ${ofHost} to an address of this machine.`;
}

/** Codes of Node, and of PostgreSQL (its appendix A). */
const databaseFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections. Is it running?',
  ENOTFOUND: 'was not found.',
  EAI_AGAIN: 'was not found.',
  ETIMEDOUT: 'does not respond.',
  EHOSTUNREACH: 'cannot be reached.',
  ECONNRESET: 'closes connections.',
  '28P01': 'rejects the user or the password.',
  '28000': 'rejects the user.',
  '3D000': 'has no such database. Create it.',
  '25006': 'is read-only: it is a standby, or default_transaction_read_only is on.',
  '42501': 'does not allow the user to create tables.',
  '53300': 'has no connection left. Raise its max_connections or lower DATABASE_CONNECTIONS.',
  '57P03': 'is starting or stopping. Try again.',
};

function databaseFailure(code: string, port: number | undefined, databaseUrl: string): string | undefined {
  const failure = databaseFailures[code];
  const { direct, pooled } = addressesOf(databaseUrl);
  const servers = direct.map((each) => new URL(each));
  const pooler = pooled === undefined ? undefined : new URL(pooled);
  const isPooler = Number(pooler?.port) === port && servers.every((each) => Number(each.port || 5432) !== port);
  const server = isPooler ? `pooler ${pooler?.host}` : `database server ${servers.map(({ host }) => host).join(',')}`;
  return failure && `The ${server} (database ${servers[0]?.pathname.slice(1)}) ${failure} See DATABASE_URL.`;
}
