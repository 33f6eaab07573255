import type { schemas } from '@worklane/contract';
import { isObject } from '@worklane/contract/json';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { isForm, schemaOf } from '../../document/request-values.ts';
import { declaredResponse } from '../../document/response-violations.ts';
import type { HttpRequest, HttpResponse } from '../../http-exchange.ts';
import { parsed } from '../../json.ts';
import { type BodyUse, type Instance, instancesOf, isTextual, type ParameterUse } from '../schemas.ts';
import type { FieldStatement, KeywordStatement, SchemaStatement } from '../statements.ts';
import { hasBound, isAtBound, repairedValue, validValue, violates } from '../values.ts';
import { readParameter, withParameter } from './parameters.ts';
import { exampleResponse } from './responses.ts';
import {
  type Interceptor,
  isJson,
  onRequest,
  onResponse,
  requestHeader,
  type Violation,
  type ViolationContext,
  violationsBy,
  withJson,
} from './violation.ts';

type Fields = Record<string, unknown>;

/** A part of a request that a statement is about: its body, or a parameter. */
interface Part {
  readonly operation: DescribedOperation;
  /** The operation, and the parameter if it is one. */
  readonly name: string;
  /** Returns the instances of the schema, and the request with what was set in them. */
  readonly read: (request: HttpRequest) => { instances: readonly Instance[]; changed: () => HttpRequest } | undefined;
  /** A value from the documented example. */
  readonly example: () => unknown;
  /** The statuses with which the operation rejects an invalid value, in the order of preference. */
  readonly rejections: readonly number[];
  /** Whether its values are read from text, which is a string or a list whatever it contains. */
  readonly isText: boolean;
}

/** Requests that are accepted though invalid, refused though valid, or not used as they were sent. */
export function requestViolations(statement: SchemaStatement, context: ViolationContext): Violation[] {
  const { requests, parameters } = context.uses(statement.owner);
  const part = statement.kind === 'field' || statement.kind === 'required' ? statement.name : '';
  // Requests do not have it.
  if ((statement.schema.properties?.[part] ?? statement.schema).readOnly) return [];
  // Any other ID than that of the organization of the token or the client is rejected alike.
  const isOwn = statement.owner.component === 'OrganizationId';
  const sent = requests.filter(({ mediaType }) => !isOwn || !isForm(mediaType));
  const bodies = Object.values(Object.groupBy(sent, ({ operation }) => operation.id));
  const read = parameters.filter(({ parameter }) => parameter.name !== 'organization_id');
  const parts = [
    ...bodies.map((uses = []) => bodyPart(statement, uses, context)),
    ...read.map((use) => parameterPart(statement, use, context)),
  ];
  return parts.flatMap((part) => ofPart(statement, part, context));
}

function ofPart(statement: SchemaStatement, part: Part, context: ViolationContext): Violation[] {
  const violation = (what: string, interceptor: () => Interceptor) =>
    violationsBy(statement.id, part.operation.id)(`${what} ${part.name}`, interceptor);
  const refused = (what: string, isRefused: (value: unknown) => boolean) =>
    violation(what, () => refusing(part, context, isRefused));
  switch (statement.kind) {
    case 'keyword':
      return [
        ...(part.isText && isAlwaysRight(statement)
          ? []
          : [violation('not enforced by', () => repairing(part, statement, context))]),
        ...(hasBound(statement.schema, statement.keyword)
          ? [refused('bound refused by', (value) => isAtBound(statement.schema, statement.keyword, value))]
          : []),
      ];
    case 'value':
      return [refused('refused by', (value) => value === statement.value)];
    case 'required':
      return [violation('not enforced by', () => completing(part, statement, context))];
    case 'field':
      return [
        violation('lost by', () => losing(part, statement)),
        ...(context.isPlain ? [] : [violation('echoed by', () => echoing(part, statement))]),
        ...(statement.schema.required?.includes(statement.name)
          ? []
          : [refused('absence refused by', (value) => !(statement.name in Object(value)))]),
      ];
  }
}

/** Text is of these types, and a list has at least one item. */
const isAlwaysRight = ({ schema, keyword }: KeywordStatement) =>
  (keyword === 'type' && isTextual(schema)) || keyword === 'minItems';

/** Forwards requests in which every instance that is wrong is replaced. @param next undefined removes it */
const replacing = (
  part: Part,
  isWrong: (value: unknown) => boolean,
  next: (instance: Instance) => unknown,
): Interceptor =>
  onRequest(({ request }) => {
    const read = part.read(request);
    const wrong = (read?.instances ?? []).filter(({ value }) => isWrong(value));
    for (const instance of wrong) instance.set(next(instance));
    return wrong.length > 0 ? read?.changed() : undefined;
  });

/** Forwards invalid requests without the violation of a keyword. */
const repairing = (part: Part, { schema, keyword }: KeywordStatement, { contract }: ViolationContext): Interceptor =>
  replacing(
    part,
    (value) => violates(contract, schema, keyword, value),
    ({ value, isOptional }) =>
      repairedValue(schema, keyword, value) ??
      (isOptional ? undefined : (part.example() ?? validValue(contract, schema))),
  );

/** Forwards requests without a required field with one. */
const completing = (part: Part, { schema, name }: FieldStatement, { contract }: ViolationContext): Interceptor =>
  replacing(
    part,
    (value) => isObject(value) && !(name in value),
    ({ value }) => {
      const example = (part.example() as Fields | undefined)?.[name];
      return { ...(value as Fields), [name]: example ?? validValue(contract, schema.properties?.[name] ?? {}) };
    },
  );

/** Rejects valid requests. */
const refusing = (part: Part, { contract }: ViolationContext, isRefused: (value: unknown) => boolean): Interceptor =>
  onResponse((response, { request, operation }) => {
    const [usual = 400] = part.rejections;
    const status = part.rejections.find((each) => declaredResponse(operation.responses, each)) ?? usual;
    const isSent = part.read(request)?.instances.some(({ value }) => isRefused(value));
    return isValid(part, response) && isSent
      ? withOtherErrors(exampleResponse(contract, operation, status, request))
      : undefined;
  });

/** Whether nothing in a request violates its schema, even if a name is unknown, or a value is not the current one. */
function isValid({ isText }: Part, { status, body }: HttpResponse): boolean {
  const { errors = [], error = '' } = Object(parsed(body)) as Partial<schemas.Problem & schemas.OAuthError>;
  const isOther = errors.length > 0 && errors.every(({ code, pointer }) => code === 'not_allowed' && pointer !== '');
  const isUnknown = [403, 404].includes(status) || !['', 'invalid_request'].includes(error);
  return status < 400 || (isText ? isUnknown : isOther);
}

/** The example can name another error, or a reason for which cases are skipped. */
function withOtherErrors(response: HttpResponse): HttpResponse {
  const problem = parsed(response.body);
  if (isObject(problem) && 'error' in problem) return withJson(response, { ...problem, error: 'invalid_request' });
  if (!isObject(problem) || !Array.isArray(problem.errors)) return response;
  return withJson(response, {
    ...problem,
    errors: problem.errors.map((each) => ({ ...each, pointer: '', code: 'not_allowed' })),
  });
}

/** Forwards requests without a field. */
const losing = (part: Part, { name }: FieldStatement): Interceptor =>
  replacing(
    part,
    (value) => isObject(value) && name in value,
    ({ value }) => {
      const { [name]: _, ...others } = value as Fields;
      return others;
    },
  );

/** Forwards requests without a field, and returns it in the response. */
const echoing =
  (part: Part, statement: FieldStatement): Interceptor =>
  async (call, forward) => {
    const response = await losing(part, statement)(call, forward);
    const { name } = statement;
    const sent = part.read(call.request)?.instances[0]?.value;
    const shown = isJson(response) ? parsed(response.body) : undefined;
    if (!isObject(sent) || !(name in sent) || !isObject(shown) || !(name in shown)) return response;
    const [value, before] = [sent[name], shown[name]];
    return withJson(response, {
      ...shown,
      [name]: isObject(value) && isObject(before) ? { ...before, ...value } : value,
    });
  };

function bodyPart({ schema }: SchemaStatement, uses: readonly BodyUse[], { contract }: ViolationContext): Part {
  const [first] = uses as [BodyUse];
  const { operation } = first;
  return {
    operation,
    name: operation.id,
    rejections: [422, 400],
    isText: uses.every(({ mediaType }) => isForm(mediaType)),
    read(request) {
      const mediaType = requestHeader(request, 'content-type')?.split(';')[0];
      const use = uses.find((each) => each.mediaType === mediaType);
      const isFields = isForm(mediaType ?? '');
      const json = isFields ? Object.fromEntries(new URLSearchParams(request.body)) : parsed(request.body);
      if (!use || json === undefined) return undefined;
      const document: { json: unknown } = { json };
      const changed = () =>
        isFields
          ? new URLSearchParams(document.json as Record<string, string>).toString()
          : JSON.stringify(document.json);
      return {
        instances: instancesOf(contract, use.root, document, schema),
        changed: () => ({ ...request, body: changed() }),
      };
    },
    example() {
      const media = operation.requestBody?.content[first.mediaType];
      const examples = media ? contract.examples(media) : [];
      const found = examples.flatMap(([, json]) =>
        instancesOf(contract, first.root, { json: structuredClone(json) }, schema),
      );
      return found[0]?.value;
    },
  };
}

function parameterPart(
  { schema, owner }: SchemaStatement,
  { operation, parameter }: ParameterUse,
  { contract }: ViolationContext,
): Part {
  return {
    operation,
    name: `${operation.id} ${parameter.name}`,
    rejections: [400, 422],
    isText: true,
    read(request) {
      const given = readParameter(contract, operation, parameter, request);
      if (given === undefined) return undefined;
      const document: { json: unknown } = { json: given };
      return {
        // Of several operations that describe the same parameter, one contains the schema.
        instances: instancesOf(contract, schemaOf(owner.parameter ?? parameter), document, schema),
        changed: () => withParameter(operation, parameter, request, document.json),
      };
    },
    example: () => parameter.example,
  };
}
