import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openTestStore } from '../environment/test-store.ts';

/** So many that the server takes a while to release them. */
const locks = 2000;

// The embedded database has one connection.
it.runIf(inject('engine') === 'postgresql')('a statement fails after its locks were released', async () => {
  const { db } = await openTestStore();
  const fail = sql`select count(pg_advisory_xact_lock(n)) / 0 from generate_series(1, ${sql.lit(locks)}) n`;
  const takeEach = sql<{ taken: number }>`
    select count(*) filter (where pg_try_advisory_xact_lock(n))::integer as taken
    from generate_series(1, ${sql.lit(locks)}) n`;
  await db.connection().execute(async (other) => {
    for (let round = 0; round < 20; round++) {
      await expect(fail.execute(db)).rejects.toThrow('division by zero');
      expect((await takeEach.execute(other)).rows[0]?.taken).toBe(locks);
    }
  });
});
