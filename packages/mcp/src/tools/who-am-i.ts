import { WorklaneError } from '@worklane/client';
import { collectionNames } from '../access.ts';
import { argumentsSchema, reads, type Tool, type ToolCall } from '../tool.ts';

export const whoAmI: Tool = {
  name: 'who_am_i',
  title: 'Show my access',
  description:
    'Returns the organization, the member you act for, the kinds you can read and change, and the current time. Call it before ' +
    'you work with "my" records or with relative dates such as "tomorrow".',
  annotations: reads,
  inputSchema: () => argumentsSchema({}),
  async run(call) {
    const { client, access, identity, readOnly, now } = call;
    const { id, name } = await client.organization();
    const time = new Date(now());
    return {
      organization: { id, ...(name !== undefined && { name }) },
      member: await member(call),
      application: identity.clientId ?? null,
      can_read: collectionNames(access.readable),
      can_change: collectionNames(access.writable),
      read_only: readOnly,
      time: time.toISOString(),
      weekday: time.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
    };
  },
};

/** Returns the member for whom the token acts; null if it acts for the application itself. */
async function member({ client, access, identity: { memberId }, signal }: ToolCall) {
  if (memberId === undefined) return null;
  if (!access.canRead('member')) return { id: memberId };
  try {
    const { name, email, role } = await client.members.get(memberId, { signal });
    return { id: memberId, name, email, role };
  } catch (error) {
    if (WorklaneError.is(error, 'not_found', 'insufficient_scope')) return { id: memberId };
    throw error;
  }
}
