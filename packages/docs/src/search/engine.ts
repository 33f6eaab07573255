import MiniSearch, { type Query, type SearchResult } from 'minisearch';

/** Something that the search finds: a page, a section of a guide, a field, a scope or a problem. */
export interface SearchDocument {
  /** The path from the root of the site, with the section, such as `webhooks.html#retries`. */
  readonly id: string;
  readonly type: DocumentType;
  readonly title: string;
  /** The title of the page, if the document is a part of it. */
  readonly page: string;
  readonly text: string;
  /** The method and the path of an operation. */
  readonly endpoint: string;
}

/** How much each type of document counts. Guides explain; a field is found by its name. */
const weights = {
  Guide: 1.25,
  Resource: 1.2,
  Operation: 1.15,
  Event: 1,
  Problem: 0.9,
  Flow: 0.9,
  Changelog: 0.8,
  Scope: 0.7,
  Field: 0.6,
} as const;

export type DocumentType = keyof typeof weights;

export type Found = Pick<SearchDocument, 'id' | 'type' | 'title' | 'page' | 'endpoint'> & {
  /** The words of the document that the query has found. */
  readonly words: readonly string[];
};

export interface SearchEngine {
  /** Returns the best documents first, at most 20. */
  search(query: string): Found[];
}

/** Builds the index of all documents. */
export function searchEngine(documents: readonly SearchDocument[]): SearchEngine {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'page', 'endpoint', 'text'],
    storeFields: ['type', 'title', 'page', 'endpoint'],
    tokenize: words,
    processTerm: stem,
  });
  index.addAll(documents);
  const options = {
    boost: { title: 6, page: 2, endpoint: 1.5 },
    boostDocument: (_id: unknown, _term: string, stored?: Record<string, unknown>) =>
      weights[stored?.type as DocumentType],
  };
  return {
    search(query) {
      const results = index.search(queryOf(query), options);
      const score = (result: SearchResult) => result.score * (isTitle(query, result) ? exactTitle : 1);
      return results
        .toSorted((a, b) => score(b) - score(a))
        .slice(0, 20)
        .map(found);
    },
  };
}

/** How much more a document counts if the query is its title. */
const exactTitle = 1.6;

const isTitle = (query: string, { title }: SearchResult) => essence(query) === essence(title as string);

/** Returns the words of a text that mean something, as they are compared. */
const essence = (text: string) =>
  words(text.toLowerCase())
    .map(stem)
    .filter((word) => !ignoredWords.has(word))
    .join(' ');

const found = ({ id, type, title, page, endpoint, terms }: SearchResult): Found => ({
  ...{ id, type, title, page, endpoint },
  words: terms,
});

/** Every word of the query matches itself, words that begin with it, similar words, and less so its synonyms. */
function queryOf(text: string): Query {
  const all = words(text.toLowerCase()).map((word) => stem(word));
  const meaningful = all.filter((word) => !ignoredWords.has(word));
  const queries = (meaningful.length > 0 ? meaningful : all).map(
    (word): Query => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: word.length > 2, fuzzy: word.length > 4 ? 0.2 : false },
        ...(synonyms.get(word) ?? []).map((synonym) => ({
          queries: [synonym],
          combineWith: 'AND' as const,
          prefix: false,
          fuzzy: false,
          boost: { title: 3, page: 1 },
        })),
      ],
    }),
  );
  return { combineWith: 'OR', queries };
}

/** Returns the words of a text; names such as `task.created`, `record_referenced` and `createTask` as a whole and in parts. */
export function words(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_.#+-]+/u).flatMap((part) => {
    const name = part.replace(/^[._-]+|[._-]+$/g, '');
    if (name === '') return [];
    const parts = name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .split(/[\s._-]+/)
      .filter((each) => each !== '');
    return parts.length > 1 ? [name, ...parts] : [name];
  });
}

/** Returns a word in lower case and singular. */
export function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.length > 3 && lower.endsWith('s') && !/(ss|us|is)$/.test(lower)) return lower.slice(0, -1);
  return lower;
}

/** Words for the same thing, in singular. A query for one of them also finds the others. */
const groups: readonly (readonly string[])[] = [
  ['paging', 'pagination', 'paginate', 'cursor', 'page'],
  ['filter', 'filtering', 'query', 'where', 'search'],
  ['sort', 'sorting', 'order-by'],
  ['create', 'add', 'new', 'insert', 'make'],
  ['update', 'edit', 'change', 'modify', 'patch'],
  ['delete', 'remove', 'destroy'],
  ['get', 'read', 'retrieve', 'fetch', 'show'],
  ['list', 'index', 'all'],
  ['login', 'signin', 'sign-in', 'authentication', 'auth', 'authenticate'],
  ['authorization', 'oauth', 'oauth2', 'consent'],
  ['token', 'bearer', 'api-key', 'apikey', 'credential'],
  ['error', 'problem', 'failure', 'exception'],
  ['rate', 'throttling', 'throttle', 'quota', '429'],
  ['idempotent', 'idempotency', 'idempotency-key'],
  ['concurrency', 'conflict', 'if-match', 'etag', 'optimistic', 'locking'],
  ['webhook', 'callback', 'hook', 'subscription'],
  ['signature', 'verify', 'verification', 'hmac', 'signing'],
  ['retry', 'retrying', 'backoff', 'schedule'],
  ['redeliver', 'replay', 'resend', 'recover'],
  ['localhost', 'local', 'tunnel', 'ngrok', 'listen', 'machine'],
  ['mock', 'sandbox', 'stub', 'fake', 'msw'],
  ['csv', 'import', 'export', 'migration', 'migrate', 'bulk'],
  ['money', 'amount', 'currency', 'price', 'cent'],
  ['date', 'time', 'timestamp', 'datetime', 'timezone'],
  ['customer', 'client', 'contact'],
  ['user', 'member', 'employee', 'person', 'people'],
  ['organization', 'tenant', 'workspace', 'account'],
  ['permission', 'scope', 'role', 'access'],
  ['company', 'business', 'firm'],
  ['opportunity', 'deal', 'pipeline'],
  ['invoice', 'order', 'purchase'],
  ['offer', 'quote', 'quotation', 'estimate'],
  ['todo', 'task', 'issue'],
  ['meeting', 'appointment', 'calendar', 'event'],
  ['reservation', 'booking'],
  ['file', 'document', 'attachment', 'upload'],
  ['vacation', 'leave', 'absence', 'presence', 'sick'],
  ['roster', 'rota', 'shift'],
  ['deploy', 'deployment', 'hosting', 'self-hosting', 'run', 'install', 'docker', 'kubernetes'],
  ['monitoring', 'metric', 'prometheus', 'grafana', 'alert', 'observability'],
  ['backup', 'restore', 'dump'],
  ['upgrade', 'version', 'release', 'rolling'],
  ['database', 'postgresql', 'postgres', 'pglite'],
  ['sse', 'stream', 'streaming', 'realtime', 'server-sent'],
  ['cli', 'command', 'terminal', 'shell', 'command-line'],
  ['mcp', 'agent', 'agents', 'ai', 'llm', 'assistant', 'claude', 'cursor', 'copilot'],
  ['quickstart', 'start', 'begin', 'tutorial', 'introduction', 'hello'],
  ['sdk', 'library', 'language'],
  ['go', 'golang'],
  ['c#', 'csharp', 'dotnet', '.net'],
  ['javascript', 'js', 'node', 'nodejs', 'fetch'],
  ['openapi', 'swagger', 'asyncapi', 'spec', 'contract'],
  ['postman', 'bruno', 'insomnia', 'collection'],
  ['deprecated', 'deprecation', 'sunset', 'changelog', 'breaking'],
  ['pkce', 'code-challenge', 'public'],
  ['refresh', 'renew', 'expire', 'expired', 'expiry'],
  ['logout', 'revoke', 'revocation', 'signout'],
  ['search', 'find', 'lookup'],
];

/** The other words of each word's groups. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(groups.flat())].map((word) => [
    word,
    [...new Set(groups.filter((group) => group.includes(word)).flat())].filter((other) => other !== word),
  ]),
);

/** Words of a question that say nothing about its subject. */
const ignoredWords: ReadonlySet<string> = new Set(
  'a an and are can do doe for from how i in into is it my of on or the thi to use using via what when where which with you your'.split(
    ' ',
  ),
);
