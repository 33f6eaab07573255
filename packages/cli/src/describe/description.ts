import { type EventInfo, events, type Operation, operations } from '@worklane/contract';

/** A description of a part of the API: as data for `--json`, and as a heading and sections for people. */
export interface Description {
  readonly data: object;
  readonly heading: string;
  readonly text: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** Of a table; without them, the rows are a list. */
  readonly headings?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const allOperations: readonly Operation[] = Object.values(operations);
const allEvents: readonly EventInfo[] = Object.values(events);

export const operationsWith = (matches: (operation: Operation) => boolean): readonly Operation[] =>
  allOperations.filter(matches);

export const eventsWith = (matches: (event: EventInfo) => boolean): readonly EventInfo[] => allEvents.filter(matches);

export const operationSection = (found: readonly Operation[]): Section => ({
  title: 'Operations',
  rows: found.map(({ id, summary, method, path }) => [id, summary, `${method.toUpperCase()} ${path}`]),
});

export const eventSection = (found: readonly EventInfo[]): Section => ({
  title: 'Events',
  rows: found.map(({ type, summary }) => [type, summary]),
});
