import { evaluatePointer } from '@worklane/contract/openapi-reader';
import { type Change, type Contract, formatAffected, type RuleId } from '@worklane/contract-diff';

/** What a change means to users of the API, in the order of the changelog. */
export const levels = ['breaking', 'removed', 'deprecated', 'added', 'changed'] as const;

export type Level = (typeof levels)[number];

/** A change of the contract for users of the API. */
export interface ChangelogEntry {
  readonly level: Level;
  /** What changed: `Task.status`, `query ids`, `getTask`. */
  readonly subject: string;
  /** Sentences in Markdown. */
  readonly text: string;
  /** Where it changed, if that is not the subject: `createTask request, updateTask request and 3 more`. */
  readonly where?: string;
  /** The IDs of the operations with the change. */
  readonly operations: readonly string[];
  /** The types of the events with the change. */
  readonly events: readonly string[];
}

/** Returns the entries of the changelog for the changes from one version of the contract to another, by level. */
export function changelogEntries(changes: readonly Change[], base: Contract, head: Contract): ChangelogEntry[] {
  const names = new ContractNames(base, head);
  const relevant = changes.flatMap((change) => operationChanges(change, base, head)).filter(isReportedOnce(changes));
  const entries = groupAlike(mergeRecordSchemas(relevant, head)).map((group) => entryOf(group, names));
  return levels.flatMap((level) => entries.filter((entry) => entry.level === level));
}

function levelOf({ severity, rule }: Change): Level {
  if (severity === 'breaking') return 'breaking';
  if (rule === 'removed-after-sunset') return 'removed';
  if (rule.endsWith('-deprecated')) return 'deprecated';
  return rule.endsWith('-added') ? 'added' : 'changed';
}

/** Replaces the change of a path by one for each of its operations, of which readers know the names. */
function operationChanges(change: Change, base: Contract, head: Contract): Change[] {
  const { rule, location: path, pointer, description } = change;
  if (!description.startsWith('path ') || (rule !== 'path-added' && !description.startsWith('path removed')))
    return [change];
  const item = evaluatePointer((rule === 'path-added' ? head : base).openapi, pointer);
  return Object.entries(item as Record<string, { operationId?: string }>).flatMap(([method, { operationId }]) => {
    if (operationId === undefined) return [];
    const verb = rule === 'path-added' ? 'added' : 'removed';
    const difference = `${method.toUpperCase()} ${path} ${verb}`;
    return [{ ...change, location: operationId, description: difference, affected: [operationId] }];
  });
}

/** The rules of changes of the event document that the API document reports as changes of webhooks. */
const repeated: readonly RuleId[] = [
  ...(['channel-added', 'operation-added', 'message-added'] as const),
  ...(['channel-removed', 'operation-removed', 'message-removed'] as const),
];

const isReportedOnce = (changes: readonly Change[]) => {
  const hasWebhooks = changes.some(({ rule }) => rule === 'webhook-added' || rule === 'webhook-removed');
  return ({ documents, rule }: Change) => !(hasWebhooks && documents.join() === 'asyncapi' && repeated.includes(rule));
};

/** Merges the changes of a field in the schemas of a record: in `Task`, `TaskCreate`, `TaskUpdate` and `TaskPrevious`. */
function mergeRecordSchemas(changes: readonly Change[], { openapi }: Contract): Change[] {
  const { schemas = {} } = (openapi?.components ?? {}) as { schemas?: Record<string, object> };
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const [, record = '', field] = /^(\w+?)(?:Create|Update|Previous)?(\..*)$/.exec(change.location) ?? [];
    const isRecord = 'x-resource' in (schemas[record] ?? {});
    const location = isRecord ? `${record}${field}` : change.location;
    const key = JSON.stringify([location, levelOf(change), change.description, isRecord || change]);
    const other = merged.get(key);
    merged.set(key, { ...change, location, affected: [...new Set([...(other?.affected ?? []), ...change.affected])] });
  }
  return [...merged.values()];
}

/** Groups changes that differ only in their location, such as the fields that were added to an object. */
function groupAlike(changes: readonly Change[]): [Change, ...Change[]][] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { description, reason, affected, location } = change;
    const isWhole = affected.length === 1 && affected[0] === location;
    const key = JSON.stringify([levelOf(change), description, reason, isWhole ? location : affected]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

function entryOf(group: readonly [Change, ...Change[]], names: ContractNames): ChangelogEntry {
  const [change] = group;
  const { location, reason, affected, severity } = change;
  // A part that many messages share, such as a header, is located at the first of them.
  const shared = affected.length > 1 && affected.includes(location) ? commonEnding(affected) : '';
  const messages = affected.map((message) => message.slice(0, message.length - shared.length).trim());
  const isElsewhere = affected.length > 1 || affected[0] !== location;
  // That a compatible change has no effect on clients goes without saying.
  const consequence = severity === 'compatible' ? '' : ` ${sentence(reason)}`;
  return {
    level: levelOf(change),
    subject: shared || group.map((one) => one.location).join(', '),
    text: sentence(difference(change)) + consequence,
    ...(isElsewhere && { where: formatAffected({ ...change, affected: messages }) }),
    operations: names.operationsIn(affected),
    events: names.eventsIn(affected),
  };
}

/** The names of operations and events in both versions of the contract. */
class ContractNames {
  readonly #operations: ReadonlySet<string>;
  /** Event types by the name of the AsyncAPI operation. */
  readonly #sent: ReadonlyMap<string, string>;

  constructor(...versions: readonly Contract[]) {
    this.#operations = new Set(
      versions.flatMap(({ openapi }) =>
        Object.values((openapi?.paths ?? {}) as Record<string, object>).flatMap((item) =>
          Object.values(item).flatMap((operation: { operationId?: string }) => operation.operationId ?? []),
        ),
      ),
    );
    this.#sent = new Map(
      versions.flatMap(({ asyncapi }) =>
        Object.entries((asyncapi?.operations ?? {}) as Record<string, { channel?: { $ref?: string } }>).map(
          ([name, { channel }]) => [name, channel?.$ref?.split('/').at(-1) ?? ''] as const,
        ),
      ),
    );
  }

  operationsIn(affected: readonly string[]): string[] {
    return distinct(
      affected.map((message) => message.split(' ', 1)[0] ?? '').filter((name) => this.#operations.has(name)),
    );
  }

  eventsIn(affected: readonly string[]): string[] {
    return distinct(
      affected.flatMap((message) => {
        const [first = '', second = ''] = message.split(' ');
        return first === 'webhook' || first === 'channel' ? [second] : (this.#sent.get(first) ?? []);
      }),
    );
  }
}

const distinct = (names: readonly string[]) => [...new Set(names)];

/** Returns the words with which all texts end: `header Retry-After`. */
function commonEnding(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const words = first.split(' ');
  const start = words.findIndex((_, index) => {
    const ending = ` ${words.slice(index).join(' ')}`;
    return index > 0 && others.every((text) => text.endsWith(ending));
  });
  return start < 0 ? '' : words.slice(start).join(' ');
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns the difference in words: `maxLength` is now `2000`. */
function difference({ description, from, to }: Change): string {
  const [before, after] = description.split(' -> ');
  if (before?.endsWith('required')) return 'no longer required';
  if (before?.endsWith('optional')) return 'now required';
  if (before === undefined || after === undefined) return description;
  const [keyword = ''] = before.split(' ', 1);
  const isValue = [JSON.stringify(from), from ?? 'none'].some((value) => before === `${keyword} ${value}`);
  if (!isValue || keyword === after.split(' ', 1)[0]) return `\`${before}\` became \`${after}\``;
  const [was, is] = [withoutQuotes(before.slice(keyword.length + 1)), withoutQuotes(after)];
  if (from === undefined) return `\`${keyword}\` is now \`${is}\``;
  return to === undefined
    ? `\`${keyword}\` is no longer \`${was}\``
    : `\`${keyword}\` is now \`${is}\`, was \`${was}\``;
}

/** Returns a value for code: patterns and other strings as they are, other values as JSON. */
const withoutQuotes = (value: string): string => (/^".*"$/s.test(value) ? JSON.parse(value) : value);
