import type { Resource } from '@worklane/contract';

/** The creation or the update of a record at a time in the past. */
export interface PlannedWrite {
  readonly at: string;
  readonly resource: Resource;
  readonly organizationId: number;
  readonly id: number;
  readonly action: 'create' | 'update';
  readonly body: Readonly<Record<string, unknown>>;
  /** The next number by default. */
  readonly number?: string;
}
