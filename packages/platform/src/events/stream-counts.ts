/** How many streams each organization has open at this node. */
export class StreamCounts {
  readonly #open = new Map<number, number>();

  of(organizationId: number): number {
    return this.#open.get(organizationId) ?? 0;
  }

  enter(organizationId: number): void {
    this.#open.set(organizationId, this.of(organizationId) + 1);
  }

  leave(organizationId: number): void {
    const left = this.of(organizationId) - 1;
    if (left > 0) this.#open.set(organizationId, left);
    else this.#open.delete(organizationId);
  }
}
