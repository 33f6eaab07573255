/** A change that the service has acknowledged. */
export interface Acknowledgement {
  action: 'created' | 'updated' | 'deleted';
  kind: string;
  id: number;
  version: number;
  /** The idempotency key of a creation. */
  key?: string;
}

/** Names a change as its event does: `task.updated 7 2`. */
export type ChangeName = string;

export const changeName = (type: string, id: number, version: number): ChangeName => `${type} ${id} ${version}`;

export const nameOf = ({ kind, action, id, version }: Acknowledgement): ChangeName =>
  changeName(`${kind}.${action}`, id, version);

/** The changes that the service has acknowledged since the last check. */
export class AcknowledgedChanges {
  #changes = new Map<ChangeName, Acknowledgement & { at: number }>();
  /** The marker that the last change wrote into a custom field of a record, by its id. */
  readonly #markers = new Map<number, string>();
  /** How many there were before the last check. */
  checked = 0;

  add(change: Acknowledgement, marker?: string): void {
    this.#changes.set(nameOf(change), { ...change, at: performance.now() });
    if (change.action === 'deleted') this.#markers.delete(change.id);
    else if (marker !== undefined) this.#markers.set(change.id, marker);
  }

  get names(): ChangeName[] {
    return [...this.#changes.keys()];
  }

  get list(): Acknowledgement[] {
    return [...this.#changes.values()];
  }

  /** When a change was acknowledged, in milliseconds of performance.now; undefined when it was not. */
  timeOf(name: ChangeName): number | undefined {
    return this.#changes.get(name)?.at;
  }

  markerOf(id: number): string | undefined {
    return this.#markers.get(id);
  }

  /** Forgets the changes, which are checked. */
  clear(): void {
    this.checked += this.#changes.size;
    this.#changes = new Map();
  }
}
