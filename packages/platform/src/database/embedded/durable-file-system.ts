import { fsyncSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './database-folder.ts';
import { WalSync } from './wal-sync.ts';

type Module = Parameters<NodeFS['init']>[1];

interface FileNode {
  readonly name: string;
  readonly mode: number;
  readonly parent: FileNode;
}

interface FileStream {
  readonly node: FileNode;
  readonly nfd: number;
}

// biome-ignore lint/suspicious/noExplicitAny: the parameters of Emscripten's operations are passed through.
type Operation = (...parameters: any[]) => unknown;

/** The parts of Emscripten's NODEFS that are used here. */
interface NodeFileSystem {
  readonly node_ops: Record<string, Operation>;
  readonly stream_ops: Record<string, Operation>;
  realPath(node: FileNode): string;
  tryFSOperation<Result>(operation: () => Result): Result;
}

const logSegment = /^[0-9A-F]{24}$/;

const isInLog = (node: FileNode) => node.parent.name === 'pg_wal';

/**
 * The file system of an embedded database, with the `fsync` that Emscripten's file system for Node.js lacks. The write-ahead log
 * is synced in the background: await `log.flushed()` before you return a result. Other files are synced at once, and the log is
 * synced before any other file changes on disk.
 */
export class DurableFileSystem extends NodeFS {
  readonly log = new WalSync();
  /** Bytes written to the log since it was opened. */
  logBytes = 0;
  /** Folders in which names were added or removed since their last sync. */
  readonly #changedFolders = new Set<string>();

  override init(pglite: PGlite, options: Module) {
    const hook = (module: { NODEFS: NodeFileSystem }) => this.#hook(module.NODEFS);
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), hook as never] });
  }

  override async closeFs(): Promise<void> {
    await this.log.flushed();
    this.log.close();
    await super.closeFs();
  }

  #hook(files: NodeFileSystem): void {
    const { node_ops, stream_ops } = files;
    if (stream_ops.fsync) throw new Error('Emscripten now has its own fsync. Remove this one.');
    const before = (operations: Record<string, Operation>, name: string, prepare: Operation) => {
      const operation = operations[name];
      if (!operation) throw new Error(`Emscripten's file system has no operation ${name}.`);
      operations[name] = (...parameters) => {
        files.tryFSOperation(() => prepare(...parameters));
        return operation(...parameters);
      };
    };
    const changeFolder = (folder: FileNode) => {
      if (folder.name !== 'pg_wal') this.log.flush();
      this.#changedFolders.add(files.realPath(folder));
    };
    before(node_ops, 'mknod', changeFolder);
    before(node_ops, 'symlink', changeFolder);
    before(node_ops, 'unlink', changeFolder);
    before(node_ops, 'rmdir', changeFolder);
    before(node_ops, 'rename', (node: FileNode, folder: FileNode) => {
      changeFolder(node.parent);
      changeFolder(folder);
    });
    const setAttributes = (node: FileNode, { size }: { size?: number }) => {
      if (size !== undefined && !isInLog(node)) this.log.flush();
    };
    before(node_ops, 'setattr', setAttributes);
    before(stream_ops, 'setattr', ({ node }: FileStream, attributes) => setAttributes(node, attributes));
    before(stream_ops, 'write', ({ node }: FileStream, bytes: Uint8Array, offset: number, length: number) => {
      if (isInLog(node)) this.logBytes += length;
      else if (!isZero(bytes, offset, length)) this.log.flush();
    });
    stream_ops.fsync = ({ node, nfd }: FileStream) => {
      files.tryFSOperation(() => this.#sync(files.realPath(node), node, nfd));
      return 0;
    };
  }

  #sync(path: string, node: FileNode, descriptor: number): void {
    if (isInLog(node) && logSegment.test(node.name)) {
      this.log.request(path);
    } else {
      this.log.flush();
      this.log.attempt(() => fsyncSync(descriptor));
      this.#changedFolders.delete(path);
    }
    this.#syncFolders(path);
  }

  /** Syncs the folders on the path of a file: POSIX does not sync them with the file. */
  #syncFolders(path: string): void {
    for (
      let folder = dirname(path);
      this.#changedFolders.size > 0 && folder.startsWith(this.rootDir);
      folder = dirname(folder)
    ) {
      if (this.#changedFolders.delete(folder)) this.log.attempt(() => syncFolder(folder));
    }
  }
}

const zeros = new Uint8Array(65_536);

/** PostgreSQL extends a file with zeros before it logs their content. Zeros may be written before the log is synced. */
const isZero = (bytes: Uint8Array, offset: number, length: number): boolean =>
  bytes[offset] === 0 &&
  length <= zeros.length &&
  Buffer.compare(new Uint8Array(bytes.buffer, bytes.byteOffset + offset, length), zeros.subarray(0, length)) === 0;
