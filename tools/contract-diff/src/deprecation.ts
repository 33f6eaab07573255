import { isObject } from '@worklane/contract/json';
import type { DocumentNode, JsonObject } from './document.ts';
import type { RuleId } from './rules.ts';

interface DeprecationFinding {
  readonly rule: RuleId;
  readonly description: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/**
 * Returns what changed about the deprecation of a part that both versions have.
 * @param rule applies if the newer version deprecates it.
 */
export function deprecationFindings(base: JsonObject, head: JsonObject, rule: RuleId): DeprecationFinding[] {
  if (head.deprecated !== true) return [];
  const { 'x-sunset': to, 'x-deprecated-since': since } = head;
  if (base.deprecated !== true) {
    const parts = ['deprecated', ...(since ? [` since ${since}`] : []), ...(to ? [`, sunset ${to}`] : [])];
    return [{ rule, description: parts.join('') }];
  }
  const from = base['x-sunset'];
  if (from === to) return [];
  const isEarlier = to !== undefined && (from === undefined || String(to) < String(from));
  const description = `sunset ${from ?? 'none'} -> ${to ?? 'none'}`;
  return [{ rule: isEarlier ? 'sunset-brought-forward' : 'sunset-postponed', description, from, to }];
}

/** The rules of removals that `x-sunset` can announce. */
const removals: readonly RuleId[] = [
  'path-removed',
  'operation-removed',
  'webhook-removed',
  'parameter-removed',
  'query-parameter-removed',
  'field-removed',
  'open-field-removed',
];

/** Returns whether a finding is the removal of a part whose sunset is not after a date (`2027-11-01`). */
export function isAnnouncedRemoval(rule: RuleId, at: DocumentNode, date: string): boolean {
  if (!removals.includes(rule)) return false;
  const removed = at.document.valueAt(at.pointer);
  if (!isObject(removed)) return false;
  // A path or a webhook is removed with its operations.
  const operations = Object.values(removed).filter(
    (value): value is JsonObject => isObject(value) && 'responses' in value,
  );
  return (operations.length > 0 ? operations : [removed]).every(
    ({ deprecated, 'x-sunset': sunset }) => deprecated === true && typeof sunset === 'string' && sunset <= date,
  );
}
