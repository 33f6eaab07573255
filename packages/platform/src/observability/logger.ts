import { terminalText } from '@worklane/contract/terminal';
import { type DestinationStream, type Logger, pino } from 'pino';
import { tracedLines } from './spans.ts';

interface DatabaseError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
}

/**
 * Returns the loggable fields of an error. Other fields of database errors, such as `detail`, contain values of rows.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, table, constraint, cause } = error as DatabaseError;
  return {
    type: name,
    message,
    stack,
    code,
    table,
    constraint,
    ...(cause !== undefined && { cause: serializeError(cause) }),
  };
}

const omit = () => undefined;

/**
 * Returns the logger of the service: JSON lines without secrets. It drops whole requests and responses, because they contain
 * tokens, queries and bodies.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      ...tracedLines(),
      timestamp: pino.stdTimeFunctions.isoTime,
      // JSON leaves some control characters as they are, and operators read logs in terminals.
      hooks: { streamWrite: terminalText },
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError, req: omit, res: omit },
      redact: ['authorization', 'token', 'secret', 'password', '*.authorization', '*.token', '*.secret', '*.password'],
    },
    destination ?? pino.destination(1),
  );
