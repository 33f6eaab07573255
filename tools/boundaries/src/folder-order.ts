import { dirname } from 'node:path/posix';
import type { Project } from './project.ts';

/**
 * The folders of the platform and the folders directly below each (DESIGN, section 4), lowest first. A folder may import
 * itself and everything below it, over any number of steps. `.` is the files of the root folder.
 */
const platformFolders: FolderTable = {
  config: [],
  database: ['config'],
  http: ['database'],
  outbox: ['http'],
  records: ['outbox'],
  events: ['outbox'],
  'webhooks/endpoints': ['outbox'],
  'webhooks/attempts': ['webhooks/endpoints'],
  'webhooks/transport': ['webhooks/endpoints'],
  'webhooks/delivery': ['webhooks/attempts', 'webhooks/transport'],
  'oauth/tokens': ['http'],
  'oauth/clients': ['oauth/tokens'],
  identity: ['oauth/tokens'],
  'oauth/authorization-server': ['oauth/clients', 'identity'],
  observability: ['http'],
  'dashboard-api': ['oauth/authorization-server', 'webhooks/delivery', 'records', 'events', 'observability'],
  admin: ['dashboard-api'],
  demo: ['dashboard-api'],
  '.': ['admin', 'demo'],
};

/** The OpenAPI reader imports no generated code, so that the generators can import it. */
const contractFolders: FolderTable = { openapi: [], generated: ['.'], '.': ['generated', 'openapi'] };

/** The tables, by project name. */
const tables: Readonly<Record<string, FolderTable>> = { contract: contractFolders, platform: platformFolders };

/** Keys and values are folders below src, the longest match first. */
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
  const folders = path.split('/').slice(0, -1);
  if (folders.length === 0) return '.';
  for (let length = folders.length; length > 0; length--) {
    const folder = folders.slice(0, length).join('/');
    if (Object.hasOwn(table, folder)) return folder;
  }
  return undefined;
}

function below(table: FolderTable, folder: string): Set<string> {
  const found = new Set(table[folder]);
  for (const each of found) for (const next of table[each] ?? []) found.add(next);
  return found;
}

const label = (folder: string) => (folder === '.' ? 'the root folder' : folder);

const isTest = (file: string) => /\.test(-d)?\.[cm]?tsx?$/.test(file);
