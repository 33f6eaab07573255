import { pascalCase } from '../resource-forms.ts';
import { actions, eventSummary } from './events.ts';
import { derivedFile, type Kind } from './kind.ts';
import type { ReadText } from './yaml-text.ts';
import { blockAt, flow, membersAt, reindent } from './yaml-text.ts';

const openapi = 'openapi/openapi.yaml';
const asyncapi = 'asyncapi/asyncapi.yaml';
const oauth2 = 'openapi/components/security-schemes.yaml';
const eventType = 'schemas/event/EventType.yaml';
const eventAction = 'schemas/event/EventAction.yaml';
const event = 'schemas/event/Event.yaml';
const eventList = 'examples/webhooks.yaml';
const eventPage = 'examples/events.yaml';
const searchKind = 'schemas/search/SearchKind.yaml';
const search = 'openapi/paths/search/search.yaml';
/** Files with a list of distinct event types. */
const typeLists = [
  'schemas/webhook/WebhookEvents.yaml',
  'openapi/paths/events/events.yaml',
  'openapi/paths/events/stream.yaml',
];

/** Returns the files that list all kinds or events, with the lists that follow from the kinds. */
export function deriveIndexes(kinds: readonly Kind[], read: ReadText): Map<string, string> {
  const texts = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string) => {
    const text = texts.get(file) ?? read(file);
    if (text !== undefined) texts.set(file, change(text));
  };
  const events = kinds.flatMap((kind) =>
    kind.actions.map((action) => ({ ...kind, action, type: `${kind.kind}.${action}` })),
  );
  const schemaOf = ({ kind, name, action }: (typeof events)[number]) =>
    `../../${derivedFile(kind)}#/schemas/${name}${pascalCase(action)}`;
  const members = (section: string) =>
    events.map(
      ({ kind, type }): Entry => [type, [`  ${type}:`, `    $ref: ../${derivedFile(kind)}#/${section}/${type}`]],
    );

  edit(eventType, (text) => withBlock(text, ['enum'], ['enum:', ...events.map(({ type }) => `  - ${type}`)]));
  edit(eventAction, (text) =>
    withBlock(text, ['enum'], [flow('enum', [...new Set([...actions, ...events.map(({ action }) => action)])])]),
  );
  edit(event, (text) => withBlock(text, ['oneOf'], ['oneOf:', ...events.map((each) => `  - $ref: ${schemaOf(each)}`)]));
  edit(event, (text) =>
    withMembers(
      text,
      ['discriminator', 'mapping'],
      events.map((each) => [each.type, [`    ${each.type}: ${schemaOf(each)}`]]),
    ),
  );
  edit(eventList, (text) =>
    withBlock(text, ['WebhookEventListAll', 'value', 'data'], ['    data:', ...events.flatMap(listedEvent)]),
  );
  edit(eventPage, (text) => withBlock(text, ['EventPage', 'value', 'data'], ['    data:', ...pageEvents(kinds, read)]));
  const searched = [...kinds, { kind: 'member', collection: 'members' }];
  const searchKinds = searched.map(({ kind }) => kind);
  edit(searchKind, (text) => withBlock(text, ['enum'], [flow('enum', searchKinds)]));
  const searchScopes = searched.map(({ collection }) => `    - oauth2: [${collection}.read]`);
  edit(search, (text) =>
    withBlock(text, ['get', 'security'], ['  security:', ...searchScopes]).replace(
      /maxItems: \d+(?=\n +uniqueItems)/,
      `maxItems: ${searched.length}`,
    ),
  );
  for (const file of typeLists) {
    edit(file, (text) =>
      text.replaceAll(
        /maxItems: \d+(?=\n +uniqueItems: true\n +items:\n +\$ref: \S*EventType\.yaml|\nuniqueItems: true\nitems:\n {2}\$ref: \S*EventType\.yaml)/g,
        `maxItems: ${events.length}`,
      ),
    );
  }

  edit(openapi, (text) =>
    withMembers(
      text,
      ['paths'],
      kinds.flatMap(pathEntries),
      /^\/api\/v1\/\{organization_id\}\/(?!members(?:\/|$))[a-z-]+(?:\/batch|\/\{id\}(?:\/(?:history|restore))?)?$/,
    ),
  );
  edit(openapi, (text) => withMembers(text, ['webhooks'], members('webhooks')));
  edit(asyncapi, (text) => withMembers(text, ['channels'], members('channels')));
  edit(asyncapi, (text) =>
    withMembers(
      text,
      ['operations'],
      events.map((each) => [`send${each.name}${pascalCase(each.action)}`, sendOperation(each)]),
    ),
  );
  edit(asyncapi, (text) => withTags(text, kinds));
  edit(oauth2, (text) => withMembers(text, ['OAuth2', 'flows', 'authorizationCode', 'scopes'], kinds.flatMap(scopes)));
  return texts;
}

/** The first two events of the first kind are the example of a page of the feed. */
function pageEvents([first]: readonly Kind[], read: ReadText): string[] {
  return ['Created', 'Updated'].flatMap((action) => {
    const text = first && read(derivedFile(first.kind));
    const lines = blockAt(text, 'examples', `${first?.name}${action}Event`, 'value')?.slice(1) ?? [];
    return reindent(lines, 8).replace('        ', '      - ').split('\n');
  });
}

type Entry = [key: string, lines: string[]];

const pathEntries = ({ kind, collection }: Kind): Entry[] =>
  [
    ['', `./paths/resources/${collection}/collection.yaml`],
    ['/batch', `../${derivedFile(kind)}#/paths/batch`],
    ['/{id}', `./paths/resources/${collection}/record.yaml`],
    ['/{id}/history', `../${derivedFile(kind)}#/paths/history`],
    ['/{id}/restore', `../${derivedFile(kind)}#/paths/restore`],
  ].map(([suffix, file]) => {
    const key = `/api/v1/{organization_id}/${collection}${suffix}`;
    return [key, [`  ${key}:`, `    $ref: ${file}`]];
  });

const scopes = ({ collection, nouns }: Kind): Entry[] => [
  [`${collection}.read`, [`        ${collection}.read: Read ${nouns}`]],
  [`${collection}.write`, [`        ${collection}.write: Create, update and delete ${nouns}`]],
];

interface EventOfKind extends Kind {
  action: string;
  type: string;
}

const listedEvent = ({ type, kind, action, one, collection }: EventOfKind) => [
  `      - type: ${type}`,
  `        entity: ${kind}`,
  `        action: ${action}`,
  `        description: ${eventSummary({ one }, action)}`,
  `        scope: ${collection}.read`,
];

const sendOperation = ({ name, action, type, one, tag }: EventOfKind) => [
  `  send${name}${pascalCase(action)}:`,
  '    action: send',
  `    title: ${type}`,
  `    description: Posts \`${type}\` to every subscribed webhook after ${one} was ${action.replaceAll('-', ' ')}.`,
  '    channel:',
  `      $ref: "#/channels/${type}"`,
  '    tags:',
  `      - name: ${tag}`,
  '    bindings:',
  '      $ref: ./components/http-operation.yaml',
  '    messages:',
  `      - $ref: "#/channels/${type}/messages/${type}"`,
];

/** Tags that are not those of kinds come last. */
function withTags(text: string, kinds: readonly Kind[]): string {
  const names = (blockAt(text, 'info', 'tags') ?? []).slice(1).map((line) => line.replace('    - name: ', ''));
  const others = names.slice(names.indexOf('Webhooks'));
  const lines = [...kinds.map(({ tag }) => tag), ...others].map((name) => `    - name: ${name}`);
  return withBlock(text, ['info', 'tags'], ['  tags:', ...lines]);
}

function withBlock(text: string, path: readonly string[], lines: readonly string[]): string {
  const block = blockAt(text, ...path)?.join('\n');
  return block === undefined ? text : text.replace(block, () => lines.join('\n'));
}

/** The keys of events and scopes of kinds. Webhooks have messages, whose names end with one word, and scopes of their own. */
const ofKind = /^(?:send(?!Webhook[A-Z][a-z]+$)[A-Z][A-Za-z]+|(?!webhook\.|webhooks\.|members\.)[a-z-]+\.[a-z-]+)$/;

/** Returns whether a webhook, a channel, an operation or a scope belongs to a kind. */
export const isOfKind = (key: string): boolean => ofKind.test(key);

/** Replaces the members of a map that belong to kinds, at the place of the first. */
function withMembers(text: string, path: readonly string[], entries: readonly Entry[], own = ofKind): string {
  const members = [...membersAt(text, ...path)];
  const first = members.findIndex(([key]) => own.test(key));
  const [key = ''] = blockAt(text, ...path) ?? [];
  const before = members.slice(0, Math.max(first, 0));
  const after = members.slice(Math.max(first, 0)).filter(([name]) => !own.test(name));
  return withBlock(text, path, [key, ...[...before, ...entries, ...after].flatMap(([, lines]) => lines)]);
}
