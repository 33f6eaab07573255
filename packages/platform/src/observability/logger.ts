import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

interface DatabaseError extends Error {
  code?: string;
  table?: string;
  constraint?: string;
}

/**
 * What the log says of an error. Errors of the database also carry the values of a row, in `detail` and
 * elsewhere; these are left out.
 */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, table, constraint, cause } = error as DatabaseError;
  return {
    type: name,
    message,
    stack,
    code,
    table,
    constraint,
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

const nothing = () => undefined;

/**
 * The log of the service: JSON lines without secrets. Requests and answers are never written as they are, whoever
 * passes one: they carry tokens, queries and bodies.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describe, req: nothing, res: nothing },
      redact: ['authorization', 'token', 'secret', 'password', '*.authorization', '*.token', '*.secret', '*.password'],
    },
    destination ?? pino.destination(1),
  );
