import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** The users of the official image of Node. */
export const userIds: Readonly<Record<string, number>> = { root: 0, node: 1000 };

/** A stage of a Dockerfile, with its file system in a folder. The last one is the image. */
export class Stage {
  workingFolder = '/';
  user = 'root';
  command: readonly string[] = [];
  healthCheck: readonly string[] = [];
  readonly env: Record<string, string> = {};
  readonly volumes: string[] = [];
  readonly ports: number[] = [];
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** Creates a stage from the official image of Node: the running Node, in the folder where the image has it. */
  static async fromNode(root: string): Promise<Stage> {
    const node = join(root, 'usr/local/bin/node');
    await mkdir(join(root, 'usr/local/bin'), { recursive: true });
    await copyFile(process.execPath, node);
    await chmod(node, 0o755);
    return new Stage(root);
  }

  /** Returns where a path of the stage is on this machine. */
  path(path: string): string {
    return isAbsolute(path) ? join(this.root, path) : join(this.root, this.workingFolder, path);
  }

  /** Returns an argument or a value with its path on this machine, if it is an absolute path. */
  mapped(word: string): string {
    return isAbsolute(word) ? this.path(word) : word;
  }
}
