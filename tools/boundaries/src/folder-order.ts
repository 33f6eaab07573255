import { dirname } from 'node:path/posix';
import type { Project } from './project.ts';

/**
 * The folders of the platform and the folders directly below each (DESIGN, section 4), lowest first. A folder may import
 * itself and everything below it, over any number of steps.
 */
const platformFolders: FolderTable = {
  'observability/spans.ts': [],
  'observability/logger.ts': ['observability/spans.ts'],
  config: ['observability/logger.ts'],
  secrets: ['config'],
  database: ['config', 'secrets'],
  'http/shared-pools.ts': [],
  http: ['database', 'http/shared-pools.ts'],
  observability: ['http', 'outbound'],
  mail: ['observability/logger.ts', 'http/shared-pools.ts'],
  outbound: ['http'],
  outbox: ['http'],
  audit: ['http'],
  'core.ts': ['observability', 'outbox'],
  records: ['core.ts'],
  events: ['core.ts'],
  'webhooks/transport': ['outbound'],
  'webhooks/dependencies.ts': ['audit', 'core.ts', 'webhooks/transport'],
  'webhooks/endpoints': ['webhooks/dependencies.ts'],
  'webhooks/attempts': ['webhooks/endpoints'],
  'webhooks/health': ['webhooks/endpoints'],
  'webhooks/delivery': ['webhooks/attempts', 'webhooks/health'],
  webhooks: ['webhooks/delivery'],
  'oauth/tokens': ['audit', 'core.ts'],
  identity: ['oauth/tokens', 'records'],
  'oauth/clients': ['oauth/tokens', 'outbound'],
  'request-log': ['audit', 'core.ts'],
  'oauth/authorization-server': ['oauth/clients', 'identity', 'request-log'],
  'bulk-changes': ['identity', 'records'],
  'dashboard-api': ['oauth/authorization-server', 'bulk-changes', 'events', 'webhooks', 'observability', 'mail'],
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
  demo: ['.'],
};

/** Each command has a folder with its definition and its work. Below them is what commands share. */
const cliFolders: FolderTable = {
  'errors.ts': [],
  'describe-error.ts': ['errors.ts'],
  'contract.ts': ['errors.ts'],
  terminal: ['errors.ts'],
  session: ['terminal'],
  command: ['session'],
  csv: ['errors.ts'],
  api: ['command', 'contract.ts'],
  events: ['command'],
  export: ['command', 'contract.ts', 'csv'],
  import: ['command', 'contract.ts', 'csv'],
  servers: ['command'],
  'sign-in': ['command', 'describe-error.ts'],
  listen: ['events', 'sign-in'],
  trigger: ['contract.ts', 'events'],
  webhooks: ['contract.ts', 'events'],
  completion: ['api'],
  '.': ['completion', 'export', 'import', 'listen', 'servers', 'trigger', 'webhooks'],
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

/**
 * Returns the folder that a file of a project counts to: an entry of its table, or without a table a folder directly below src. A file
 * in src itself counts alone.
 */
export function folderOf(project: Project, file: string): string | undefined {
  const source = `${project.root}/src/`;
  if (!file.startsWith(source)) return undefined;
  const path = file.slice(source.length);
  const entry = tables[project.name] && folderIn(tables[project.name] as FolderTable, path);
  return entry === undefined || entry === '.' ? path.split('/', 1)[0] : entry;
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

export const isTest = (file: string) => /\.test(-d)?\.[cm]?tsx?$/.test(file);
