import { type EventType, eventTypes } from '@worklane/contract';
import { suggestion } from '@worklane/contract/similar-name';
import { UsageError } from '../errors.ts';

/**
 * Returns the event types that patterns select, in the order of the contract: `task.created`, `task.*`, `*.deleted` or `*`. A
 * pattern may be a comma-separated list.
 *
 * @throws UsageError that suggests a similar type
 */
export function expandEventPatterns(patterns: readonly string[]): readonly EventType[] {
  const selected = new Set(patterns.flatMap((list) => list.split(',')).flatMap((pattern) => expand(pattern.trim())));
  return eventTypes.filter((type) => selected.has(type));
}

function expand(pattern: string): readonly EventType[] {
  const selected = eventTypes.filter((type) => patternsOf(type).includes(pattern));
  if (selected.length > 0) return selected;
  throw new UsageError(
    `Unknown event type "${pattern}".${suggestion(pattern, eventTypes)} Use a type such as task.created, or a pattern such as task.*, *.deleted or *.`,
  );
}

function patternsOf(type: EventType): readonly string[] {
  const [entity, action] = type.split('.');
  return [type, `${entity}.*`, `*.${action}`, '*', '*.*'];
}
