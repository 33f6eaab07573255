import type { Event } from '@worklane/client';
import { eventTypes } from '@worklane/contract';
import type { Style, TextStream } from '../terminal/system.ts';

const actionStyles: Readonly<Record<string, Style>> = { created: 'green', updated: 'yellow', deleted: 'red' };

/** The width of the column with the type. */
export const typeWidth = Math.max(...eventTypes.map(({ length }) => length));

/** Returns one line about an event: its time, its type, its record and its ID. */
export function eventLine({ style }: Pick<TextStream, 'style'>, { id, type, timestamp, data }: Event): string {
  const [entity, action = ''] = type.split('.');
  const styledType = style(actionStyles[action] ?? 'reset', type.padEnd(typeWidth));
  return `${style('dim', timestamp)}  ${styledType}  ${`${entity} ${data.id}`.padEnd(20)}  ${style('dim', id)}`;
}
