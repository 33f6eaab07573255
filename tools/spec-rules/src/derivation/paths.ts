import { withAddedExamples } from './added-examples.ts';
import { filterParameters } from './filters.ts';
import { derivedFile, exampleOf, type Kind, keyOf } from './kind.ts';
import type { ReadText } from './yaml-text.ts';
import { blockAt, folded, partAt, rebased, reindent, scalarAt } from './yaml-text.ts';

/** Returns the path items of a kind, by file of specs/. */
export function completePaths(kind: Kind, read: ReadText): Map<string, string> {
  const folder = `openapi/paths/resources/${kind.collection}`;
  const record = partAt(read, exampleOf(kind, 'Record'));
  const id = Number(scalarAt(record, 'value', 'id'));
  return new Map([
    pathItem(`${folder}/collection.yaml`, (current) => collectionPath(kind, current, record)),
    pathItem(`${folder}/record.yaml`, (current) => recordPath(kind, current, id)),
  ]);

  function pathItem(file: string, derive: (current: string | undefined) => string): [file: string, text: string] {
    const current = read(file);
    return [file, withAddedExamples(derive(current), current)];
  }
}

/** Returns the path items that no person decides anything about, by the part of the path after the ID. */
export function derivePaths(kind: Kind, read: ReadText): Map<string, string> {
  const id = Number(scalarAt(partAt(read, exampleOf(kind, 'Record')), 'value', 'id'));
  const placed = (text: string) =>
    rebased(text, `openapi/paths/resources/${kind.collection}/record.yaml`, derivedFile(kind.kind));
  return new Map([
    ['batch', placed(batchPath(kind))],
    ['history', placed(historyPath(kind, id))],
    [
      'restore',
      placed(restorePath(kind, deletedId(read(`openapi/paths/resources/${kind.collection}/record.yaml`), id))),
    ],
  ]);
}

const components = '../../../components';
const schemaOf = ({ kind, name }: Kind, suffix = '') => `../../../../schemas/kinds/${kind}/${name}${suffix}.yaml`;
const derivedOf = ({ kind, name }: Kind, section: string, suffix: string) =>
  `../../../../${derivedFile(kind)}#/${section}/${name}${suffix}`;
const exampleAt = (kind: Kind, suffix: string) => `../../../../${exampleOf(kind, suffix)}`;

/** Returns the description of an operation as it is written, or another one, below its deprecation, if any. */
const description = (current: string | undefined, method: string, initial: string) =>
  [
    ...deprecationKeys.flatMap((key) => blockAt(current, method, key) ?? []),
    ...(blockAt(current, method, 'description') ?? [folded('description', initial, 2)]),
  ].join('\n');

const deprecationKeys = ['deprecated', 'x-deprecated-since', 'x-sunset'];

/** Returns the mark of an operation that the platform document states. */
const origin = (current: string | undefined, method: string) =>
  scalarAt(current, method, 'x-origin') === undefined ? '' : '  x-origin: document\n';

/** Returns the names of components as references under their keys. */
const references = (section: string, names: Readonly<Record<string, string>>, indent: number) =>
  Object.entries(names)
    .map(([key, name]) => reindent([`${key}:`, `  $ref: ${components}/${section}.yaml#/${name}`], indent))
    .join('\n');

const headers = {
  'X-Request-Id': 'RequestId',
  'RateLimit-Policy': 'RateLimitPolicy',
  RateLimit: 'RateLimit',
  'Cache-Control': 'CacheControl',
};

function response(text: string, first: Readonly<Record<string, string>> = {}): string {
  const line = `      description: ${text}`;
  const fits = line.length <= 102;
  return `${fits ? line : folded('description', text, 6)}
      headers:
${references('headers', { ...first, ...headers }, 8)}`;
}

function content(mediaType: string, schema: string, examples: Readonly<Record<string, string>>): string {
  return `      content:
        ${mediaType}:
          schema:
            $ref: ${schema}
          examples:
${Object.entries(examples)
  .map(([name, file]) => `            ${name}:\n              $ref: ${file}`)
  .join('\n')}`;
}

/** What an operation with an idempotency key has besides its own headers and examples. */
const replayed = { 'Idempotency-Replayed': 'IdempotencyReplayed' };
const keyReused = { idempotency_key_reused: '../../../../examples/problems.yaml#/IdempotencyKeyReusedProblem' };
const keyInProgress = {
  idempotency_key_in_progress: '../../../../examples/problems.yaml#/IdempotencyKeyInProgressProblem',
};

const problem = '../../../../schemas/problem/Problem.yaml';
const errors = (responses: Readonly<Record<string, string>>) =>
  references('responses', Object.fromEntries(Object.entries(responses).map(([code, file]) => [`"${code}"`, file])), 4);

const common = { '"429"': 'RateLimited', '"500"': 'InternalError', '"503"': 'Unavailable' };
const unexpected = references('responses', common, 4);

function collectionPath(kind: Kind, current: string | undefined, record: string | undefined): string {
  const { noun, name, collection, plural, tag, nouns, one } = kind;
  return `parameters:
  - $ref: ${components}/parameters.yaml#/OrganizationIdPath
get:
  operationId: list${plural}
  tags: [${tag}]
${origin(current, 'get')}  summary: List ${nouns}
${description(current, 'get', listDescription(kind))}
  security:
    - oauth2: [${collection}.read]
  parameters:
    - $ref: ${components}/parameters.yaml#/Limit
    - $ref: ${components}/parameters.yaml#/Cursor
    - name: sort
      in: query
      description: >-
        The field to sort by. A leading \`-\` sorts in descending order. Enumerations sort in the
        order of their values.
      schema:
        $ref: ${derivedOf(kind, 'schemas', 'Sort')}
      example: ${scalarAt(current, 'get', 'parameters', '- name: sort', 'example') ?? '-updated_at'}
    - $ref: ${components}/parameters.yaml#/Ids
    - $ref: ${components}/parameters.yaml#/Search
    - $ref: ${components}/parameters.yaml#/UpdatedSince
    - $ref: ${components}/parameters.yaml#/RecordsCreatedAtFrom
    - $ref: ${components}/parameters.yaml#/RecordsCreatedAtTo
    - $ref: ${components}/parameters.yaml#/RecordsCreatedBy
    - $ref: ${components}/parameters.yaml#/RecordsUpdatedBy
    - $ref: ${components}/parameters.yaml#/ExternalIdQuery
${filterParameters(kind, current, record)}  responses:
    "200":
${response(`A page of ${nouns}.`, { Link: 'Link' })}
${content('application/json', derivedOf(kind, 'schemas', 'List'), { page: exampleAt(kind, 'Page') })}
${errors({ 400: 'InvalidParameter', 401: 'Unauthorized', 403: 'Forbidden', 406: 'NotAcceptable' })}
${unexpected}
post:
  operationId: create${name}
  tags: [${tag}]
${origin(current, 'post')}  summary: Create ${one}
${description(current, 'post', `Creates ${one}. Emits \`${kind.kind}.created\`. Send an \`Idempotency-Key\` to make retries safe.`)}
  security:
    - oauth2: [${collection}.write]
  parameters:
    - $ref: ${components}/parameters.yaml#/IdempotencyKey
  requestBody:
    description: The ${noun} to create.
    required: true
    content:
      application/json:
        schema:
          $ref: ${schemaOf(kind, 'Create')}
        examples:
          create:
            $ref: ${derivedOf(kind, 'examples', 'CreateRequest')}
  responses:
    "201":
${response(`The new ${noun}.`, { Location: 'Location', ETag: 'ETag', ...replayed })}
${content('application/json', schemaOf(kind), { create: exampleAt(kind, 'Record') })}
${errors({ 400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 406: 'NotAcceptable', 409: 'CreateConflict', 413: 'BodyTooLarge', 415: 'UnsupportedMediaType' })}
    "422":
${response(`The body is not a valid ${noun}, or the idempotency key was already used with a different body.`)}
${content('application/problem+json', problem, { invalid: exampleAt(kind, 'Invalid'), ...keyReused })}
${unexpected}
`;
}

function batchPath(kind: Kind): string {
  const { collection, plural, tag, nouns } = kind;
  const text = `Makes up to 200 changes of ${nouns}, each as its own operation would: with the same rules and events. \`upsert\` updates the record with an external ID (200), or creates it (201); \`restore\` undoes a deletion. By default, each succeeds or fails on its own. \`results\` has their outcomes in order: the status, and the record or the problem. With \`atomic\`, a change that fails undoes all others, whose status is then 424. A batch counts as one request of the rate limit. With an \`Idempotency-Key\`, a repeated batch makes the changes that failed, and none twice.`;
  return `parameters:
  - $ref: ${components}/parameters.yaml#/OrganizationIdPath
post:
  operationId: batch${plural}
  x-verb: batch
  tags: [${tag}]
  summary: Change many ${nouns}
${folded('description', text, 2)}
  security:
    - oauth2: [${collection}.write]
  parameters:
    - $ref: ${components}/parameters.yaml#/IdempotencyKey
  requestBody:
    description: The changes.
    required: true
    content:
      application/json:
        schema:
          $ref: ${derivedOf(kind, 'schemas', 'Batch')}
        examples:
          batch:
            $ref: ${derivedOf(kind, 'examples', 'BatchRequest')}
  responses:
    "200":
${response('The results of the changes, also if some of them failed.', replayed)}
${content('application/json', derivedOf(kind, 'schemas', 'BatchResults'), { batch: derivedOf(kind, 'examples', 'BatchResponse') })}
${errors({ 400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 406: 'NotAcceptable', 409: 'IdempotencyKeyInProgress', 413: 'BodyTooLarge', 415: 'UnsupportedMediaType', 422: 'BatchInvalid' })}
${unexpected}
`;
}

function listDescription({ nouns, fields }: Kind): string {
  const searched = [...fields].filter(([, lines]) => keyOf(lines, 'x-searchable') === 'true').map(([field]) => field);
  const names = searched.map((field) => `\`${field}\``);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  const search = list === '' ? '`q` finds nothing.' : `\`q\` searches ${list}.`;
  return `Returns a page of the organization's ${nouns}, newest first by default. Filters are combined with AND. ${search} Follow \`next_cursor\` until it is null; records created or deleted in the meantime do not shift the pages.`;
}

function idParameter(kind: Kind, id: number): string {
  return reindent(
    [
      '- name: id',
      '  in: path',
      '  required: true',
      `  description: The ID of the ${kind.noun}.`,
      '  schema:',
      '    $ref: ../../../../schemas/record/RecordId.yaml',
      `  example: ${id}`,
    ],
    4,
  );
}

/** Returns the example ID of the deletion: the second record of the list. */
const deletedId = (current: string | undefined, id: number): number =>
  Number(scalarAt(current, 'delete', 'parameters', '- name: id', 'example') ?? id - 1);

function recordPath(kind: Kind, current: string | undefined, id: number): string {
  const { noun, name, collection, tag, one } = kind;
  const update = exampleAt(kind, 'UpdateRequest');
  const conditions = ['IfMatch', 'IdempotencyKey']
    .map((file) => `    - $ref: ${components}/parameters.yaml#/${file}`)
    .join('\n');
  return `parameters:
  - $ref: ${components}/parameters.yaml#/OrganizationIdPath
get:
  operationId: get${name}
  tags: [${tag}]
${origin(current, 'get')}  summary: Get ${one}
${description(current, 'get', `Returns ${one}. Its \`ETag\` is the version of the record: send it as \`If-Match\` with an update so that you do not overwrite a concurrent change.`)}
  security:
    - oauth2: [${collection}.read]
  parameters:
${idParameter(kind, id)}
  responses:
    "200":
${response(`The ${noun}.`, { ETag: 'ETag' })}
${content('application/json', schemaOf(kind), { record: exampleAt(kind, 'Record') })}
${errors({ 400: 'InvalidPath', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 406: 'NotAcceptable' })}
${unexpected}
patch:
  operationId: update${name}
  tags: [${tag}]
${origin(current, 'patch')}  summary: Update ${one}
${description(current, 'patch', `Updates the fields in the body (JSON merge patch, RFC 7396): null clears a field, omitted fields keep their values. Emits \`${kind.kind}.updated\` if a value changed.`)}
  security:
    - oauth2: [${collection}.write]
  parameters:
${idParameter(kind, id)}
${conditions}
  requestBody:
    description: The fields to update.
    required: true
    content:
      application/merge-patch+json:
        schema:
          $ref: ${schemaOf(kind, 'Update')}
        examples:
          update:
            $ref: ${update}
      application/json:
        schema:
          $ref: ${schemaOf(kind, 'Update')}
        examples:
          update:
            $ref: ${update}
  responses:
    "200":
${response(`The updated ${noun}.`, { ETag: 'ETag', ...replayed })}
${content('application/json', schemaOf(kind), { update: exampleAt(kind, 'AfterUpdate') })}
${errors({ 400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 406: 'NotAcceptable', 409: 'UpdateConflict', 412: 'VersionMismatch', 413: 'BodyTooLarge', 415: 'UnsupportedMediaType' })}
    "422":
${response(`The updated ${noun} would be invalid, or the idempotency key was already used for a different request.`)}
${content('application/problem+json', problem, { invalid: exampleAt(kind, 'Invalid'), ...keyReused })}
${unexpected}
delete:
  operationId: delete${name}
  tags: [${tag}]
${origin(current, 'delete')}  summary: Delete ${one}
${description(current, 'delete', `Deletes the ${noun} and emits \`${kind.kind}.deleted\`. Returns 409 with \`referenced_by\` while other records refer to it. For 30 days, \`restore${name}\` undoes it.`)}
  security:
    - oauth2: [${collection}.write]
  parameters:
${idParameter(kind, deletedId(current, id))}
${conditions}
  responses:
    "204":
${response(`The ${noun} was deleted.`, replayed)}
${errors({ 400: 'InvalidPath', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound' })}
    "409":
${response(`Other records refer to the ${noun}, or the first request with this idempotency key is still in progress.`)}
${content('application/problem+json', problem, { referenced: exampleAt(kind, 'Referenced'), ...keyInProgress })}
${errors({ 412: 'VersionMismatch', 422: 'IdempotencyKeyReused' })}
${unexpected}
`;
}

function historyPath(kind: Kind, id: number): string {
  const { noun, name, collection, tag, one } = kind;
  const text = `Returns the changes of ${one}, newest first, as events: who made each change and when, the ${noun} after it, and the previous values of the fields that it changed. Changes are kept for a year, also those of a deleted ${noun}.`;
  return `parameters:
  - $ref: ${components}/parameters.yaml#/OrganizationIdPath
get:
  operationId: list${name}History
  tags: [${tag}]
  summary: List the history of ${one}
${folded('description', text, 2)}
  security:
    - oauth2: [${collection}.read]
  parameters:
${idParameter(kind, id)}
    - $ref: ${components}/parameters.yaml#/Limit
    - $ref: ${components}/parameters.yaml#/Cursor
  responses:
    "200":
${response('A page of the history.', { Link: 'Link' })}
${content('application/json', derivedOf(kind, 'schemas', 'History'), { page: derivedOf(kind, 'examples', 'HistoryPage') })}
${errors({ 400: 'InvalidParameter', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 406: 'NotAcceptable' })}
${unexpected}
`;
}

function restorePath(kind: Kind, id: number): string {
  const { noun, name, collection, tag, one, nouns } = kind;
  const text = `Undoes a deletion of the last 30 days: ${one} gets back its ID and its last values, with a new version. Emits \`${kind.kind}.created\`. What it refers to must exist, and its external ID must be free. The event feed lists the deleted ${nouns}, with who deleted them: \`types=${kind.kind}.deleted\`.`;
  return `parameters:
  - $ref: ${components}/parameters.yaml#/OrganizationIdPath
post:
  operationId: restore${name}
  x-verb: restore
  tags: [${tag}]
  summary: Restore a deleted ${noun}
${folded('description', text, 2)}
  security:
    - oauth2: [${collection}.write]
  parameters:
${idParameter(kind, id)}
    - $ref: ${components}/parameters.yaml#/IdempotencyKey
  responses:
    "200":
${response(`The restored ${noun}.`, { ETag: 'ETag', ...replayed })}
${content('application/json', schemaOf(kind), { restore: derivedOf(kind, 'examples', 'Restored') })}
${errors({ 400: 'InvalidPath', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 406: 'NotAcceptable', 409: 'RestoreConflict' })}
    "422":
${response(`The restored ${noun} would be invalid, or the idempotency key was already used for a different request.`)}
${content('application/problem+json', problem, { invalid: '../../../../examples/problems.yaml#/RestoredRecordInvalid', ...keyReused })}
${unexpected}
`;
}
