import { dirname } from 'node:path/posix';
import type { Project } from './project.ts';

/**
 * The folders of the platform and the folders directly below each (DESIGN, section 4), lowest first. A folder may import
 * itself and everything below it, over any number of steps.
 */
const platformFolders: FolderTable = {
  'observability/logger.ts': [],
  config: ['observability/logger.ts'],
  secrets: [],
  database: ['config', 'secrets'],
  'http/shared-pools.ts': [],
  http: ['database', 'http/shared-pools.ts'],
  mail: ['observability/logger.ts', 'http/shared-pools.ts'],
  outbound: ['http'],
  outbox: ['http'],
  audit: ['http'],
  records: ['outbox'],
  events: ['outbox'],
  'webhooks/transport': ['outbound'],
  'webhooks/dependencies.ts': ['audit', 'outbox', 'webhooks/transport'],
  'webhooks/endpoints': ['webhooks/dependencies.ts'],
  'webhooks/attempts': ['webhooks/endpoints'],
  'webhooks/health': ['webhooks/endpoints'],
  'webhooks/delivery': ['webhooks/attempts', 'webhooks/health'],
  webhooks: ['webhooks/delivery'],
  'oauth/tokens': ['audit'],
  identity: ['oauth/tokens', 'records'],
  'oauth/clients': ['oauth/tokens', 'outbound'],
  'request-log': ['http'],
  'oauth/authorization-server': ['oauth/clients', 'identity', 'request-log'],
  observability: ['http', 'outbound'],
  'dashboard-api': ['oauth/authorization-server', 'events', 'webhooks', 'observability', 'mail'],
  demo: ['oauth/authorization-server', 'webhooks/health'],
  admin: ['demo', 'observability'],
  mcp: ['oauth/authorization-server', 'outbox'],
  '.': ['dashboard-api', 'admin', 'mcp'],
};

/** The OpenAPI reader imports no generated code, so that the generators can import it. */
const contractFolders: FolderTable = {
  openapi: [],
  generated: ['.'],
  '.': ['generated', 'openapi'],
  csv: ['.'],
  requests: ['.'],
  delivery: ['.'],
};

/** Definitions of commands, in `commands`, are above their work in the other folders; what a run needs is below both. */
const cliFolders: FolderTable = {
  'exit-codes.ts': [],
  'global-options.ts': [],
  'suggestion.ts': [],
  contract: [],
  'errors.ts': ['exit-codes.ts'],
  'describe-error.ts': ['errors.ts'],
  'tokens/decode-token.ts': ['errors.ts'],
  'commands/option-values.ts': ['errors.ts'],
  time: ['errors.ts'],
  terminal: ['errors.ts'],
  profiles: ['errors.ts'],
  csv: ['errors.ts', 'suggestion.ts'],
  'json-input.ts': ['terminal'],
  secrets: ['profiles', 'terminal'],
  session: ['global-options.ts', 'secrets', 'tokens/decode-token.ts'],
  'commands/invocation.ts': ['session'],
  'sign-in': ['commands/invocation.ts', 'describe-error.ts', 'suggestion.ts'],
  mcp: ['commands/invocation.ts'],
  import: ['commands/invocation.ts', 'csv', 'contract'],
  export: ['commands/invocation.ts', 'csv', 'contract'],
  events: ['commands/invocation.ts', 'suggestion.ts', 'time'],
  describe: ['commands/invocation.ts', 'contract', 'suggestion.ts'],
  api: ['commands/invocation.ts', 'commands/option-values.ts', 'contract', 'json-input.ts', 'suggestion.ts'],
  trigger: ['events', 'json-input.ts'],
  tokens: ['sign-in'],
  'profiles/manage-profiles.ts': ['sign-in'],
  listen: ['events', 'sign-in'],
  completion: ['api', 'describe'],
  webhooks: ['trigger'],
  commands: ['completion', 'export', 'import', 'listen', 'mcp', 'profiles/manage-profiles.ts', 'tokens', 'webhooks'],
  '.': ['commands'],
};

/** The tables, by project name. */
const tables: Readonly<Record<string, FolderTable>> = {
  cli: cliFolders,
  contract: contractFolders,
  platform: platformFolders,
};

/** Folders or files below src; the longest match applies. `.` is the files of src itself. */
type FolderTable = Readonly<Record<string, readonly string[]>>;

/** Returns why a file of a project may not import another one, or undefined if it may. Tests may import any folder. */
export function folderViolation(project: Project, file: string, imported: string): string | undefined {
  const table = tables[project.name];
  const source = `${project.root}/src/`;
  if (!table || !file.startsWith(source) || !imported.startsWith(source) || isTest(file)) return undefined;
  const [from, to] = [file, imported].map((path) => folderIn(table, path.slice(source.length)));
  if (from === undefined || to === undefined) return undefined;
  return from === to || below(table, from).has(to) ? undefined : `${label(from)} must not import ${label(to)}`;
}

/** Returns the folders of a project that its table does not list. */
export function unlistedFolders(project: Project): string[] {
  const table = tables[project.name];
  const source = `${project.root}/src/`;
  if (!table) return [];
  const files = project.files.filter((file) => file.startsWith(source));
  const unlisted = files.filter((file) => folderIn(table, file.slice(source.length)) === undefined);
  return [...new Set(unlisted.map((file) => dirname(file)))];
}

function folderIn(table: FolderTable, path: string): string | undefined {
  const steps = path.split('/');
  for (let length = steps.length; length > 0; length--) {
    const entry = steps.slice(0, length).join('/');
    if (Object.hasOwn(table, entry)) return entry;
  }
  return steps.length === 1 ? '.' : undefined;
}

function below(table: FolderTable, folder: string): Set<string> {
  const found = new Set(table[folder]);
  for (const each of found) for (const next of table[each] ?? []) found.add(next);
  return found;
}

const label = (folder: string) => (folder === '.' ? 'the root folder' : folder);

const isTest = (file: string) => /\.test(-d)?\.[cm]?tsx?$/.test(file);
