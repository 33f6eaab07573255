import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { FileHistory } from './file-history.ts';
import { FolderHistory } from './folder-history.ts';

/**
 * Simulates a disk that loses unsynced writes; loaded into a node by --import. Records all changes of the files in a folder
 * (POWER_CUT_FOLDER). SIGUSR2 cuts the power a few operations later, usually within one of the database: the folder gets a
 * content that a disk may have at that time, and the process kills itself. Everything that was synced is kept; the rest
 * is kept, lost, or kept in part, sector by sector, in any order.
 */
const root = resolve(process.env.POWER_CUT_FOLDER ?? '');
/** Outside the database. It keeps removed files that may be restored. */
const removed = `${root}.removed`;
fs.rmSync(removed, { recursive: true, force: true });
fs.mkdirSync(removed);

const real = { ...fs };
const paths = new Map<number, string>();
const files = new Map<number, FileHistory>();
const folders = new Map<string, FolderHistory>();
/** The maximum duration of a sync in milliseconds, and of operations between the signal and the cut. */
const maxSyncDuration = 20;
const maxOperations = 40;
const { O_WRONLY: writeOnly, O_RDWR: readWrite } = real.constants;
let operationsLeft = Number.POSITIVE_INFINITY;

const isInside = (path: unknown): path is string => typeof path === 'string' && resolve(path).startsWith(root);

const folderOf = (path: string): FolderHistory => {
  const folder = dirname(resolve(path));
  const known = folders.get(folder) ?? new FolderHistory(real, removed);
  folders.set(folder, known);
  return known;
};

function fileOf(descriptor: number): FileHistory | undefined {
  if (!paths.has(descriptor)) return undefined;
  const { ino, size } = real.fstatSync(descriptor);
  const known = files.get(ino) ?? new FileHistory(real, size);
  files.set(ino, known);
  return known;
}

function beforeOperation(): void {
  operationsLeft--;
  if (operationsLeft <= 0) cutPower();
}

function cutPower(): never {
  const losesAll = Math.random() < 0.3;
  const unit = [512, 4096, 8192][Math.floor(Math.random() * 3)] as number;
  for (const path of everyFile(root)) {
    const descriptor = real.openSync(path, 'r+');
    const history = files.get(real.fstatSync(descriptor).ino);
    history?.restore(descriptor, losesAll, unit);
    real.closeSync(descriptor);
  }
  const outermostFirst = [...folders].toSorted(([one], [other]) => one.length - other.length);
  for (const [, folder] of outermostFirst) folder.restore(losesAll);
  // By now the files of restored folders are restored too.
  real.rmSync(removed, { recursive: true });
  process.kill(process.pid, 'SIGKILL');
  throw new Error('The process is being killed.');
}

const everyFile = (folder: string): string[] => [
  ...namesOf(folder),
  ...real.readdirSync(removed).map((name) => join(removed, name)),
];

const namesOf = (folder: string): string[] =>
  real
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

function synced(descriptor: number): void {
  const path = paths.get(descriptor);
  if (path === undefined) return;
  if (real.fstatSync(descriptor).isDirectory()) folders.delete(resolve(path));
  else fileOf(descriptor)?.synced(real.fstatSync(descriptor).size);
}

// biome-ignore lint/suspicious/noExplicitAny: the replaced functions of node:fs have different parameters.
type Parameters = any[];

const replaced: Record<string, (...parameters: Parameters) => unknown> = {
  openSync(path, flags, mode) {
    if (!isInside(path)) return real.openSync(path, flags, mode);
    // The content that a write replaces must be readable.
    const readable = typeof flags === 'number' && flags & writeOnly ? flags ^ writeOnly ^ readWrite : flags;
    const descriptor = real.openSync(path, readable, mode);
    paths.set(descriptor, path);
    return descriptor;
  },
  closeSync(descriptor) {
    paths.delete(descriptor);
    real.closeSync(descriptor);
  },
  writeSync(descriptor, bytes, offset, length, position, ...rest) {
    const file = fileOf(descriptor);
    if (file) {
      beforeOperation();
      file.beforeWrite(descriptor, position, length);
    }
    return real.writeSync(descriptor, bytes, offset, length, position, ...(rest as []));
  },
  ftruncateSync(descriptor, size) {
    beforeOperation();
    fileOf(descriptor)?.beforeTruncation(descriptor, size);
    real.ftruncateSync(descriptor, size);
  },
  truncateSync(path, size) {
    const descriptor = replaced.openSync?.(path, 'r+') as number;
    replaced.ftruncateSync?.(descriptor, size);
    replaced.closeSync?.(descriptor);
  },
  writeFileSync(path, content, options) {
    if (!isInside(path)) return real.writeFileSync(path, content, options);
    if (content.length > 0) throw new Error('Only empty files are expected to be created this way.');
    beforeOperation();
    folderOf(path).created(path);
    real.writeFileSync(path, content, options);
  },
  mkdirSync(path, options) {
    if (isInside(path)) {
      beforeOperation();
      folderOf(path).created(path);
    }
    return real.mkdirSync(path, options);
  },
  unlinkSync(path) {
    if (isInside(path)) {
      beforeOperation();
      folderOf(path).beforeRemoval(path);
    }
    real.unlinkSync(path);
  },
  rmdirSync(path) {
    if (isInside(path)) {
      beforeOperation();
      folderOf(path).beforeFolderRemoval(path);
    }
    real.rmdirSync(path);
  },
  renameSync(from, to) {
    if (isInside(from)) {
      if (dirname(from) !== dirname(to)) throw new Error(`${from} is moved to another folder, which is not recorded.`);
      beforeOperation();
      folderOf(from).beforeRename(from, to);
    }
    real.renameSync(from, to);
  },
  fsyncSync: syncNow,
  fdatasyncSync: syncNow,
  fsync: syncLater,
  fdatasync: syncLater,
};

function syncNow(descriptor: number): void {
  if (!paths.has(descriptor)) return;
  beforeOperation();
  synced(descriptor);
}

/** Covers the changes before it was called. */
function syncLater(descriptor: number, callback: (error: null) => void): void {
  beforeOperation();
  const file = fileOf(descriptor);
  const covered = file?.now();
  const { size } = real.fstatSync(descriptor);
  setTimeout(() => {
    beforeOperation();
    file?.synced(size, covered);
    callback(null);
  }, Math.random() * maxSyncDuration);
}

Object.assign(fs, replaced);
syncBuiltinESMExports();

process.on('SIGUSR2', () => {
  operationsLeft = 1 + Math.floor(Math.random() * maxOperations);
  // The power is also cut when there are no operations.
  setTimeout(cutPower, 1000);
});
