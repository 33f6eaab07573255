import { resources } from '@worklane/contract';
import { ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../database/store.ts';

/**
 * The name of who has an e-mail address: that of the account, else that of the member who came first.
 * @throws ProblemError not_found
 */
export async function personName(db: Connection, email: string): Promise<string> {
  const address = email.toLowerCase();
  const account = await db.selectFrom('accounts').select('name').where('email', '=', address).executeTakeFirst();
  const person = account ?? (await firstMember(db, address));
  if (!person) throw new ProblemError('not_found', `Nobody has the address ${email}. Add a member with it first.`);
  return person.name;
}

const firstMember = (db: Connection, address: string) =>
  db
    .selectFrom('records')
    .select(sql<string>`document ->> 'name'`.as('name'))
    // Not as a parameter, so that the index of members' addresses is used.
    .where('kind', '=', sql.lit(resources.members.kind))
    .where('external_id', '=', address)
    .orderBy('created_at')
    .executeTakeFirst();
