import { eventTypes } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import { parsed } from '../../json.ts';
import type { FieldStatement } from '../statements.ts';
import {
  type Interceptor,
  isJson,
  type Violation,
  type ViolationContext,
  violationsBy,
  withJson,
} from './violation.ts';

type Fields = Record<string, unknown>;

/** What a server that ignores a setting of a webhook acts on instead. */
const ignored: Readonly<Record<string, (given: unknown, before: unknown) => unknown>> = {
  events: () => eventTypes,
  status: () => 'enabled',
  url: (given, before) => before ?? given,
};

/** Settings of webhooks that are stored and shown, but ignored. */
export function settingViolations(
  { id, name, schema, owner }: FieldStatement,
  { contract, uses }: ViolationContext,
): Violation[] {
  const change = ignored[name];
  const { requests } = uses(owner);
  const isSettings = requests.some(
    ({ operation, root }) => /webhook_id\}$|webhooks$/.test(operation.path) && contract.resolve(root) === schema,
  );
  if (!change || !isSettings) return [];
  const shows = [...contract.operations.values()]
    .filter(({ path }) => path.startsWith('/api/webhooks'))
    .map((each) => each.id);
  return [violationsBy(id, ...shows)('ignored', () => ignoring(name, change))];
}

function ignoring(name: string, change: (given: unknown, before: unknown) => unknown): Interceptor {
  /** The settings that clients have sent, and those on which the server acts, by webhook. */
  const shown = new Map<unknown, unknown>();
  const used = new Map<unknown, unknown>();
  const show = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(show);
    if (!isObject(value)) return value;
    return name in value && shown.has(value.id) ? { ...value, [name]: shown.get(value.id) } : value;
  };
  return async ({ request }, forward) => {
    const body = request.method === 'GET' ? undefined : parsed(request.body);
    const target = Number(/\d+/.exec(request.path)?.[0]);
    const isSent = isObject(body) && name in body;
    const next = isSent ? change(body[name], used.get(target)) : undefined;
    const isChanged = isSent && JSON.stringify(next) !== JSON.stringify(body[name]);
    const response = await forward(
      isChanged ? { ...request, body: JSON.stringify({ ...body, [name]: next }) } : request,
    );
    const given = isJson(response) ? parsed(response.body) : undefined;
    if (!isObject(given) || response.status >= 300) return response;
    if (isSent && 'id' in given) {
      used.set(given.id, next);
      if (isChanged) shown.set(given.id, (body as Fields)[name]);
      else shown.delete(given.id);
    }
    if (shown.size === 0) return response;
    return withJson(response, Array.isArray(given.data) ? { ...given, data: show(given.data) } : show(given));
  };
}
