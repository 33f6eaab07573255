import type { ModifyOptions } from '../calls/call-options.ts';
import type { Method } from '../calls/operation-method.ts';
import type { Connection } from '../connection.ts';
import { pause } from '../http/send-request.ts';
import { backoff } from '../http/retry-policy.ts';
import { WorklaneError } from '../worklane-error.ts';

/** Read, change, and write what nobody else has changed meanwhile. @throws WorklaneError version_mismatch */
export const modifyWith =
  (connection: Connection, get: Method, update: Method) =>
  async (id: unknown, change: (record: unknown) => unknown, options: ModifyOptions = {}): Promise<unknown> => {
    const { maxAttempts = 5, ...rest } = options;
    for (let attempt = 1; ; attempt++) {
      const record = (await get(id, rest)) as { version: number };
      const patch = await change(record);
      if (patch === undefined) return record;
      try {
        return await update(id, patch, { ...rest, ifMatch: record.version });
      } catch (error) {
        if (attempt >= maxAttempts || !WorklaneError.is(error, 'version_mismatch')) throw error;
        await pause(connection, connection.random() * backoff(attempt - 1), rest.signal);
      }
    }
  };
