import { type FileHandle, open } from 'node:fs/promises';

/** A file to which lines are appended. One write to the disk serves all lines that wait for it. */
export class AppendLog {
  readonly #file: FileHandle;
  #buffer = '';
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<AppendLog> {
    return new AppendLog(await open(path, 'a'));
  }

  /** Resolves when the line is on the disk, where it survives a power cut. */
  append(line: string): Promise<void> {
    this.#buffer += `${line}\n`;
    this.#next ??= this.#current.then(() => {
      this.#next = undefined;
      this.#current = this.#flush();
      return this.#current;
    });
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#current);
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    const text = this.#buffer;
    this.#buffer = '';
    await this.#file.appendFile(text);
    await this.#file.datasync();
  }
}
