import type { SchemaObject, Transitions } from '@worklane/contract/openapi-reader';
import { declaredStatus } from '../../document/response-violations.ts';
import { parsed } from '../../json.ts';
import { type BodyUse, type DeliveryUse, type Instance, instancesOf } from '../schemas.ts';
import type { FieldStatement, KeywordStatement, SchemaStatement, ValueStatement } from '../statements.ts';
import { brokenValue, otherValue, validValue } from '../values.ts';
import { ofDelivery } from './events.ts';
import { type Delivery, onResponse, type Violation, type ViolationContext, withJson } from './violation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the value with which an instance is replaced; itself where there is none. */
type Replacement = (value: unknown) => unknown;

/** Response bodies that break a keyword, lack a field or have another value. */
export function bodyViolations(statement: SchemaStatement, context: ViolationContext): Violation[] {
  const { responses, requests, deliveries } = context.uses(statement.owner);
  if (responses.length === 0 && requests.length === 0 && deliveries.length > 0) {
    return [ofDeliveries(statement, deliveries, context)];
  }
  if (responses.length === 0) return [];
  if (statement.kind === 'keyword') return [ofKeyword(statement, responses, context)];
  if (statement.kind === 'value') return context.isPlain ? [] : ofValue(statement, responses, context);
  return ofField(statement, responses, context);
}

/** Any response can show that a keyword is checked. */
function ofKeyword(statement: KeywordStatement, uses: readonly BodyUse[], context: ViolationContext): Violation {
  const { schema, keyword } = statement;
  return violation(statement, 'violated', uses, context, (value) =>
    brokenValue(context.contract, schema, keyword, value),
  );
}

function ofValue(statement: ValueStatement, uses: readonly BodyUse[], context: ViolationContext): Violation[] {
  const { schema, value: expected } = statement;
  const possible = uses.filter((use) => isReached(use, statement, context));
  return perOperation(possible).map(([name, group]) =>
    violation(statement, `replaced in ${name}`, group, context, (value) =>
      value === expected ? otherValue(context.contract, schema, value) : undefined,
    ),
  );
}

/** An operation that makes a transition returns no other value of its enumeration. */
function isReached(
  { operation: { operation }, root }: BodyUse,
  { schema, value }: ValueStatement,
  context: ViolationContext,
) {
  const event = operation['x-transition'];
  if (event === undefined) return true;
  return Object.values(context.contract.resolve(root).properties ?? {}).every((property) => {
    const { title, 'x-transitions': transitions } = context.contract.resolve(property);
    const to = (transitions as Transitions | undefined)?.[event]?.to;
    return to === undefined || to === value || title !== schema.title;
  });
}

function ofField(statement: FieldStatement, uses: readonly BodyUse[], context: ViolationContext): Violation[] {
  const { schema, name, kind } = statement;
  const property = schema.properties?.[name] ?? {};
  const changed = (what: string, group: readonly BodyUse[], change: (value: unknown) => unknown) =>
    violation(statement, what, group, context, (object) => {
      const { [name]: value, ...others } = object as Fields;
      const next = change(value);
      if (next === undefined || next === value) return undefined;
      return next === missing ? others : { ...others, [name]: next };
    });
  return perOperation(uses).flatMap(([operation, group]) => {
    if (kind === 'required')
      return [
        changed(
          `missing in ${operation}`,
          group,
          given(() => missing),
        ),
      ];
    // An optional field that is absent is added.
    const other = (value: unknown) =>
      value === null || value === undefined
        ? validValue(context.contract, property)
        : otherValue(context.contract, property, value);
    return [
      ...(context.isPlain || (isConstant(context.contract.resolve(property)) && schema.required?.includes(name))
        ? []
        : [changed(`altered in ${operation}`, group, other)]),
      ...(isNullable(context, property) ? [] : [changed(`null in ${operation}`, group, () => null)]),
    ];
  });
}

const missing = Symbol('missing');

const given =
  (change: Replacement): Replacement =>
  (value) =>
    value === undefined ? undefined : change(value);

/** Whether a schema has one value, so that any other breaks its keyword. */
const isConstant = ({ const: constant, enum: values }: SchemaObject) => constant !== undefined || values?.length === 1;

function isNullable(context: ViolationContext, property: SchemaObject): boolean {
  const { type, oneOf = [] } = context.contract.resolve(property);
  return [type].flat().includes('null') || oneOf.some((branch) => isNullable(context, branch));
}

/** What only deliveries have. */
function ofDeliveries(
  statement: SchemaStatement,
  uses: readonly DeliveryUse[],
  { contract }: ViolationContext,
): Violation {
  const { schema, kind } = statement;
  const change = (value: unknown): unknown => {
    if (kind === 'keyword') return brokenValue(contract, schema, statement.keyword, value);
    if (kind === 'value') return value === statement.value ? otherValue(contract, schema, value) : undefined;
    const { [statement.name]: field, ...others } = value as Fields;
    const other = otherValue(contract, schema.properties?.[statement.name] ?? {}, field) ?? null;
    return kind === 'required' ? others : { ...others, [statement.name]: other };
  };
  const changed = (delivery: Delivery): Delivery | undefined => {
    const use = uses.find(({ type, header }) => header !== undefined || delivery.body.includes(`"type":"${type}"`));
    if (!use) return undefined;
    const { header, root } = use;
    const document = { json: header === undefined ? parsed(delivery.body) : delivery.headers[header] };
    if (!changeLast(instancesOf(contract, root, document, schema), change)) return undefined;
    return header === undefined
      ? { ...delivery, body: JSON.stringify(document.json) }
      : { ...delivery, headers: { ...delivery.headers, [header]: String(document.json) } };
  };
  return {
    ...ofDelivery(statement.id, 'violated in deliveries'),
    deliveries: () => (delivery, deliver) => deliver(changed(delivery) ?? delivery),
  };
}

/** The errors of all operations are made in the same place. */
function perOperation(uses: readonly BodyUse[]): [name: string, uses: BodyUse[]][] {
  const groups = Object.groupBy(uses, ({ operation, status = 0, isOfProblem }) =>
    status < 400 && !isOfProblem ? operation.id : 'errors',
  );
  return Object.entries(groups).map(([name, group = []]) => [name, group]);
}

/** Changes the last instance in a response that can be changed. */
function violation(
  statement: SchemaStatement,
  what: string,
  uses: readonly BodyUse[],
  { contract }: ViolationContext,
  change: Replacement,
): Violation {
  const { id, schema } = statement;
  const statuses = new Set(uses.map(({ status }) => status));
  const [status] = statuses.size === 1 ? statuses : [];
  return {
    id: `${id}: ${what}`,
    statement: id,
    operations: [...new Set(uses.map(({ operation }) => operation.id))],
    ...(status !== undefined && { status }),
    interceptor: () =>
      onResponse((response, { operation }) => {
        const mediaType = response.headers.get('content-type')?.split(';')[0];
        const declared = declaredStatus(operation.responses, response.status);
        const use = uses.find(
          (each) => each.operation === operation && each.status === declared && each.mediaType === mediaType,
        );
        // Most responses do not contain the value, and parsing them all takes long.
        const isPossible = statement.kind !== 'value' || response.body.includes(JSON.stringify(statement.value));
        if (!use || !isPossible) return undefined;
        const document = { json: parsed(response.body) };
        if (!changeLast(instancesOf(contract, use.root, document, schema), change)) return undefined;
        return withJson(response, document.json);
      }),
  };
}

function changeLast(instances: readonly Instance[], change: Replacement): boolean {
  for (const { value, set } of instances.toReversed()) {
    const next = change(value);
    if (next === undefined || next === value) continue;
    set(next);
    return true;
  }
  return false;
}
