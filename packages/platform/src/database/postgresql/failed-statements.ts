import type pg from 'pg';

/**
 * Makes a statement fail only when the server has rolled it back: it reports an error before it releases locks, so that what is
 * tried again at once, on another connection, would meet those of its first attempt.
 */
export function awaitRollback(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const settled = (...statement: unknown[]) => {
    const result = query(...statement);
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error) => {
      // The driver sends it when the server is ready for the next statement.
      if (error.severity === 'ERROR') await (query('') as Promise<unknown>).catch(() => undefined);
      throw error;
    });
  };
  client.query = settled as typeof client.query;
}
