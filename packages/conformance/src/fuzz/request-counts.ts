/** Counts responses by operation and status. */
export class RequestCounts {
  readonly #byOperation = new Map<string, Map<number, number>>();

  count(operation: string, status: number): void {
    const byStatus = this.#byOperation.get(operation) ?? new Map<number, number>();
    this.#byOperation.set(operation, byStatus.set(status, (byStatus.get(status) ?? 0) + 1));
  }

  get total(): number {
    return this.rows().reduce((sum, { count }) => sum + count, 0);
  }

  rows(): { operation: string; status: number; count: number }[] {
    return [...this.#byOperation].flatMap(([operation, byStatus]) =>
      [...byStatus].map(([status, count]) => ({ operation, status, count })),
    );
  }
}
