import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { TemporaryFile } from '../csv/temporary-file.ts';

/** Characters that end a line for readline, but may occur in JSON. */
const unicodeLineBreaks = /[\u2028\u2029]/g;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16)}`;

/** Records to be read after all of them have been seen, in a file, because they may not fit into memory. */
export class RecordSpool {
  readonly #file: TemporaryFile;

  private constructor(file: TemporaryFile) {
    this.#file = file;
  }

  /** Reads all records. @param inspect is called with each of them */
  static async fill(records: AsyncIterable<object>, inspect: (record: object) => void): Promise<RecordSpool> {
    async function* lines() {
      for await (const record of records) {
        inspect(record);
        yield `${JSON.stringify(record).replaceAll(unicodeLineBreaks, escapeCharacter)}\n`;
      }
    }
    return new RecordSpool(await TemporaryFile.from(lines()));
  }

  async *records(): AsyncGenerator<object, void, undefined> {
    for await (const line of createInterface({ input: Readable.from(this.#file.read()) })) yield JSON.parse(line);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
