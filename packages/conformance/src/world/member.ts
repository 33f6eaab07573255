import { resources } from '@worklane/contract';
import { MissingPrerequisite } from '../mismatch.ts';
import { decoded } from '../oauth/access-token.ts';
import { authorization } from '../oauth/authorization-code.ts';
import type { Session } from '../session.ts';
import type { Judged, World } from './world.ts';

/** A member for whom the public client of the credentials acts, with a token that may read every kind. */
interface Member {
  readonly id: string;
  readonly token: string;
}

const members = new WeakMap<World, Promise<Member | undefined>>();

/** Returns the member of a run; undefined if the credentials have none. */
export function memberOf({ session, world }: Judged): Promise<Member | undefined> {
  const member = members.get(world) ?? authorized(session);
  members.set(world, member);
  return member;
}

async function authorized(session: Session): Promise<Member | undefined> {
  const scope = Object.values(resources)
    .map(({ scopes }) => scopes.read)
    .join(' ');
  try {
    const { client, form } = await authorization({ session, target: session.target }, { scope });
    const { access_token: token } = await client.tokens(form);
    return { id: decoded<{ sub: string }>(token.split('.')[1] ?? '').sub, token };
  } catch (error) {
    if (error instanceof MissingPrerequisite) return undefined;
    throw error;
  }
}
