import type fs from 'node:fs';

const sector = 512;

interface Change {
  number: number;
  /** The start of its first sector. */
  position: number;
  /** The content of its sectors before the change. */
  before: Buffer;
  sizeBefore: number;
}

let changes = 0;

/** The changes of a file since its last sync. */
export class FileHistory {
  readonly #fs: typeof fs;
  #syncedSize: number;
  #changes: Change[] = [];

  constructor(real: typeof fs, size: number) {
    this.#fs = real;
    this.#syncedSize = size;
  }

  beforeWrite(descriptor: number, position: number, length: number): void {
    const start = Math.floor(position / sector) * sector;
    const end = Math.ceil((position + length) / sector) * sector;
    this.#keep(descriptor, start, end);
  }

  beforeTruncation(descriptor: number, size: number): void {
    const { size: sizeBefore } = this.#fs.fstatSync(descriptor);
    const start = Math.floor(Math.min(size, sizeBefore) / sector) * sector;
    this.#keep(descriptor, start, Math.ceil(sizeBefore / sector) * sector);
  }

  #keep(descriptor: number, position: number, end: number): void {
    const before = Buffer.alloc(Math.max(end - position, 0));
    this.#fs.readSync(descriptor, before, 0, before.length, position);
    const { size: sizeBefore } = this.#fs.fstatSync(descriptor);
    this.#changes.push({ number: ++changes, position, before, sizeBefore });
  }

  now(): number {
    return changes;
  }

  /** Marks the changes up to a number as synced. */
  synced(size: number, covered = changes): void {
    this.#changes = this.#changes.filter(({ number }) => number > covered);
    this.#syncedSize = size;
  }

  /** Gives the file a content that a disk may have: without any change, or with some of each piece of `unit` bytes. */
  restore(descriptor: number, losesAll: boolean, unit: number): void {
    if (this.#changes.length === 0) return;
    const sizes = [this.#syncedSize, ...this.#changes.map(({ sizeBefore }) => sizeBefore)];
    sizes.push(this.#fs.fstatSync(descriptor).size);
    const versions = this.#versions();
    const kept = new Map<number, number>();
    for (const [position, befores] of versions) {
      const piece = Math.floor(position / unit);
      const share = kept.get(piece) ?? Math.random();
      kept.set(piece, share);
      const before = befores[losesAll ? 0 : Math.floor(share * (befores.length + 1))];
      if (before) this.#fs.writeSync(descriptor, before, 0, sector, position);
    }
    const size = losesAll ? this.#syncedSize : sizes[Math.floor(Math.random() * sizes.length)];
    this.#fs.ftruncateSync(descriptor, size);
  }

  /** Returns the content of each sector before each of its changes, oldest first. */
  #versions(): Map<number, Buffer[]> {
    const versions = new Map<number, Buffer[]>();
    for (const { position, before } of this.#changes) {
      for (let offset = 0; offset < before.length; offset += sector) {
        const befores = versions.get(position + offset) ?? [];
        befores.push(before.subarray(offset, offset + sector));
        versions.set(position + offset, befores);
      }
    }
    return versions;
  }
}
