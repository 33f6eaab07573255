import { WorklaneError } from '@worklane/client';
import { nameFields } from '@worklane/contract';
import { collectionNames, resourceOf } from '../access.ts';
import { argumentsSchema, kindSchema, reads, type Tool, type ToolCall } from '../tool.ts';
import { createRecords, deleteRecords, updateRecords } from './changes.ts';
import { recentEvents, recordHistory } from './events.ts';
import { getRecord, listRecords, search } from './records.ts';

const whoAmI: Tool = {
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

const listKinds: Tool = {
  name: 'list_kinds',
  title: 'List resource kinds',
  description:
    'Lists the resource kinds that you can access, with a description, and whether you can read and change them.',
  annotations: reads,
  inputSchema: () => argumentsSchema({}),
  async run({ access }) {
    const { contract } = await import('../records/shown-fields.ts');
    return {
      kinds: access.accessible.map((resource) => ({
        kind: resource.collection,
        description: contract.schema(resource.schemas.record).description,
        readable: access.readable.includes(resource),
        writable: access.writable.includes(resource),
        named_by: nameFields(resource),
      })),
    };
  },
};

const describeKind: Tool<{ kind: string }> = {
  name: 'describe_kind',
  title: 'Describe a resource kind',
  description:
    'Describes a kind: its fields with types, allowed values and references, the filters and sort orders of its lists, and an ' +
    'example. Call it before you filter, create or update records of a kind for the first time.',
  annotations: reads,
  inputSchema: ({ accessible }) => kindSchema(accessible, {}),
  async run({ access }, { kind }) {
    const resource = resourceOf(kind);
    const { describeResource } = await import('../records/describe-resource.ts');
    return { ...describeResource(resource), writable: access.writable.includes(resource) };
  },
};

/** All tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  whoAmI,
  listKinds,
  describeKind,
  search,
  listRecords,
  getRecord,
  createRecords,
  updateRecords,
  deleteRecords,
  recordHistory,
  recentEvents,
];
