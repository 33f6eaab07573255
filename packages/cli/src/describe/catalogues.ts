import {
  type EventInfo,
  events,
  type ProblemInfo,
  problems,
  type Resource,
  resources,
  scopes,
} from '@worklane/contract';
import { contract } from '../contract.ts';
import { type Description, eventSection, eventsWith, operationSection, operationsWith } from './description.ts';
import { describeOperation } from './operation.ts';
import { describeResource } from './resource.ts';

/** Lists the resources, and says what else can be described. */
export function describeAll(): Description {
  const all = Object.values<Resource>(resources).map(({ kind, collection, schemas }) => {
    const { description = '' } = contract.schema(schemas.record);
    return { kind, collection, description };
  });
  return {
    data: { resources: all },
    heading: 'Resources of the API',
    text: `Describe one of them, ${tagNames().join(', ')}, an operation (\`worklane api\` lists them), an event type, a scope or an error code.`,
    sections: [
      {
        title: 'Resources',
        headings: ['kind', 'collection', 'description'],
        rows: all.map(({ kind, collection, description }) => [kind, collection, description]),
      },
    ],
  };
}

/** Describes an event by its type. */
function describeEvent(name: string): Description | undefined {
  const event = (events as Readonly<Record<string, EventInfo>>)[name];
  if (!event) return undefined;
  const { type, entity, action, scope, summary, schema, deprecation } = event;
  return {
    data: { event: type, entity, action, scope, summary, schema, ...(deprecation && { deprecation }) },
    heading: type,
    text: summary,
    sections: [
      {
        title: 'Properties',
        rows: [
          ['resource', entity],
          ['scope to subscribe', scope],
          ['payload schema', schema],
          ...(deprecation ? [['deprecated since', deprecation.since]] : []),
        ],
      },
    ],
  };
}

/** Describes an error of the API by its code: the cause and the remedy. */
function describeProblem(code: string): Description | undefined {
  const problem = (problems as Readonly<Record<string, ProblemInfo>>)[code];
  if (!problem) return undefined;
  const { status, title, cause, remedy } = problem;
  return {
    data: { problem: code, status, title, cause, remedy },
    heading: `${code}: ${title} (${status})`,
    text: `${cause}\n\n${plainText(remedy)}`,
    sections: [],
  };
}

/** Returns Markdown with indented instead of fenced code, and links as their text. */
const plainText = (markdown: string) =>
  markdown
    // Input: trusted, a text of the contract.
    .replace(/^```\w*\n([\s\S]*?)\n```$/gm, (_, code: string) => code.replace(/^/gm, '  '))
    // Input: trusted, as above.
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Describes a scope: the operations that it allows, and the events that it allows to subscribe to. */
function describeScope(name: string): Description | undefined {
  if (!Object.hasOwn(scopes, name)) return undefined;
  const description = scopes[name as keyof typeof scopes];
  const operations = operationsWith((operation) => operation.scopes.includes(name));
  const events = eventsWith((event) => event.scope === name);
  return {
    data: {
      scope: name,
      description,
      operations: operations.map(({ id }) => id),
      events: events.map(({ type }) => type),
    },
    heading: name,
    text: description,
    sections: [operationSection(operations), eventSection(events)],
  };
}

/** Returns the names of the groups of operations that belong to no kind of record: `webhooks`, `events`, `oauth`. */
const tagNames = (): string[] => {
  const others = operationsWith(({ collection }) => collection === undefined);
  return [...new Set(others.map(({ tag }) => tag.toLowerCase()))];
};

/** Describes a group of operations. */
function describeTag(name: string): Description | undefined {
  if (!tagNames().includes(name)) return undefined;
  const tag = contract.document.tags?.find((each) => each.name.toLowerCase() === name);
  const operations = operationsWith((operation) => operation.tag.toLowerCase() === name);
  const scopes = [...new Set(operations.flatMap((operation) => operation.scopes))];
  return {
    data: { tag: name, description: tag?.description, operations: operations.map(({ id }) => id), scopes },
    heading: name,
    text: tag?.description ?? '',
    sections: [operationSection(operations), { title: 'Scopes', rows: scopes.map((scope) => [scope]) }],
  };
}

/** The parts of the contract that have names. */
interface Catalogue {
  names(): readonly string[];
  describe(name: string): Description | undefined;
}

export const catalogues: readonly Catalogue[] = [
  {
    names: () => Object.values(resources).flatMap(({ kind, collection }) => [kind, collection]),
    describe: describeResource,
  },
  { names: tagNames, describe: describeTag },
  { names: () => [...contract.operations.keys()], describe: describeOperation },
  { names: () => Object.keys(events), describe: describeEvent },
  { names: () => Object.keys(scopes), describe: describeScope },
  { names: () => Object.keys(problems), describe: describeProblem },
];
