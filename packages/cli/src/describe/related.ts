import type { EventInfo, Operation } from '@worklane/contract';
import { events, operations } from '@worklane/contract';
import type { Section } from './description.ts';

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
