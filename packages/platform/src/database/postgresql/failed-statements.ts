import pg from 'pg';

/**
 * Makes a statement fail only when it has been rolled back. PostgreSQL reports an error before it releases locks: an immediate
 * retry on another connection could block on them.
 */
export function awaitRollback(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const settled = (...statement: unknown[]) => {
    const result = query(...statement);
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error) => {
      // The driver sends it when the server is ready for the next statement.
      if (error instanceof pg.DatabaseError) await (query('') as Promise<unknown>).catch(() => undefined);
      throw error;
    });
  };
  client.query = settled as typeof client.query;
}
