import {
  type EventInfo,
  type EventType,
  events,
  eventTypes,
  type Operation,
  operations,
  type Resource,
} from '@worklane/contract';
import { isInVersion, type SchemaObject } from '@worklane/contract/openapi-reader';
import { contract, isCurrent } from '../contract/document.ts';
import { declaredResponse } from '../document/response-violations.ts';
import type { HttpRequest } from '../http-exchange.ts';
import { parsed } from '../json.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { declaresVersions } from '../score/schemas.ts';
import { createRecord, deleteRecord, updateRecord } from '../world/records.ts';
import { operationsOf, resourceOf, succeedsOnce, writtenResources } from '../world/resource-operations.ts';
import {
  asking,
  type EarlierVersion,
  earlierValue,
  earlierVersions,
  expectInVersion,
  hasEvent,
  writingIn,
} from '../world/versions.ts';
import type { Webhooks } from '../world/webhooks.ts';
import { type Case, type CasesOf, type Expected, requestCase, type Scene, scenario } from './case.ts';
import { acceptable, type Body, createBodies, valuesOf } from './records/bodies.ts';
import { casesOfRecords, Records, recordCase } from './records/record-cases.ts';
import { oneOf } from './requests.ts';
import { webhookScenario } from './webhook-scenario.ts';

/** Each version that the contract declares can be requested, for what is read, written and delivered, and no other. */
export const versions: CasesOf = (operation, target) => {
  const { dates = [] } = contract.document['x-versions'] ?? {};
  if (dates.length === 0 || operation.authentication !== 'bearer') return [];
  const isOf = ({ date }: { readonly date: string }) => isInVersion(contract.operation(operation.id).operation, date);
  const cases = isCurrent(contract, contract.operation(operation.id).operation) ? ofVersion : ofRemoved;
  return [
    requestCase(
      operation,
      'rejects an unknown version',
      [400, 'invalid_parameter'],
      asking(oneOf(operation, unknownVersions)),
    ),
    ...dates.flatMap((version) => (isOf(version) ? datedParameters : absentOperation)(operation, version)),
    ...earlierVersions()
      .filter(isOf)
      .flatMap((version) => cases(version).flatMap((each) => each(operation, target))),
  ];
};

const unknownVersions = ['2000-01-01', '2999-01-01', 'latest'] as const;

const absentOperation = (operation: Operation, { date }: Dated): Case[] => [
  versionCase(operation, `is absent from the version ${date}`, [404, 'not_found'], asking(date)),
];

/** Query parameters that only some versions have are accepted in these. */
const datedParameters = (operation: Operation, { date }: Dated): Case[] =>
  contract
    .operation(operation.id)
    .parameters.filter((each) => each.in === 'query' && !(isInVersion(each, date) && isCurrent(contract, each)))
    .map((parameter) => {
      const { name, example } = parameter;
      const isPart = isInVersion(parameter, date);
      const title = `${isPart ? 'accepts' : 'rejects'} ${name} in the version ${date}`;
      return versionCase(operation, title, isPart ? 'success' : [400, 'invalid_parameter'], ({ path, ...request }) => {
        const pair = `${name}=${encodeURIComponent(String(example))}`;
        return asking(date)({ ...request, path: `${path}${path.includes('?') ? '&' : '?'}${pair}` });
      });
    });

const ofRemoved = ({ date }: EarlierVersion): CasesOf[] => [
  (operation) => [versionCase(operation, `is part of the version ${date}`, 'success', asking(date))],
];

/** The response is in another version than the contract documents, so that only its outcome is judged. */
const versionCase = (
  operation: Operation,
  name: string,
  expected: Expected,
  change: (request: HttpRequest) => HttpRequest,
) =>
  scenario(name, ['state'], async ({ fixtures, session }) => {
    const request = await fixtures.validRequest(operation, { newRecord: succeedsOnce(operation) });
    const { status, body } = await session.visit(change(request));
    if (expected === 'success') expectThat(status < 400, `expected success, got ${status}`);
    else expectEqual('the status and the code', [status, Object(parsed(body)).code], expected);
  });

/** What requests and deliveries have in an earlier version. */
const ofVersion = (version: EarlierVersion): CasesOf[] => [
  (operation) => {
    if (operation.method !== 'get' || !operation.responses[200]?.content['application/json']) return [];
    return [
      scenario(`responds in the version ${version.date}`, ['state'], (scene) => expectRead(scene, operation, version)),
    ];
  },
  ...writes(version),
  (operation) =>
    eventTypes
      .filter((type) => operation.id === operations.createWebhook.id && !hasEvent(type, version.date))
      .map((type) =>
        versionCase(
          operation,
          `rejects ${type} in the version ${version.date}`,
          [422, 'validation_failed'],
          (request) =>
            version.ask({ ...request, body: JSON.stringify({ ...Object(parsed(request.body)), events: [type] }) }),
        ),
      ),
  ({ id }) =>
    writtenResources
      .filter((resource) => id === operations.createWebhook.id && typesOf(resource).some(declaresVersionsOfEvent))
      .map((resource) =>
        webhookScenario(`delivers the events of a ${resource.kind} in the version ${version.date}`, (webhooks) =>
          expectDeliveries(webhooks, resource, version),
        ),
      ),
];

async function expectRead({ fixtures, session }: Scene, operation: Operation, version: EarlierVersion): Promise<void> {
  const request = await fixtures.validRequest(operation);
  const resource = resourceOf(operation);
  // A list has one to show.
  if (resource) await fixtures.referencedRecord(resource.kind);
  const current = (await session.send(operation, request)).json;
  const response = await session.visit(version.ask(request));
  expectThat(response.status === 200, `expected 200, got ${response.status}`);
  const { content = {} } = declaredResponse(contract.operation(operation.id).responses, 200) ?? {};
  expectInVersion(version, content['application/json']?.schema ?? {}, response, current);
}

type Dated = Pick<EarlierVersion, 'date'>;

/** Bodies have the names and values of the version, and the current version reads what they have stored. */
const writes = (version: EarlierVersion): CasesOf[] => [
  casesOfRecords(
    'create',
    recordCase(
      `stores the bodies of the version ${version.date}`,
      async ({ scene, resource }) => {
        const earlier = new Records({ ...scene, session: writingIn(version, scene) }, resource);
        for (const body of await createBodies(scene, resource)) {
          await earlier.created(understood(resource.schemas.create, body, version));
        }
      },
      ({ schemas }) => declaresVersionsOf(schemas.create),
    ),
  ),
  casesOfRecords(
    'update',
    recordCase(
      `applies the patches of the version ${version.date}`,
      async (records) => {
        const { scene, resource } = records;
        const record = await records.created();
        const earlier = { ...scene, session: writingIn(version, scene) };
        for (const value of valuesOf(resource.schemas.update ?? '')) {
          const body = understood(resource.schemas.update, value, version);
          const patch = await acceptable(scene, operationsOf(resource).update, body, records.current(record));
          await updateRecord(earlier, resource, record, patch);
        }
      },
      ({ schemas }) => declaresVersionsOf(schemas.update),
    ),
  ),
];

/** A webhook has the version in which it was created, until it is replaced in another one. */
async function expectDeliveries(webhooks: Webhooks, resource: Resource, version: EarlierVersion): Promise<void> {
  const { scene } = webhooks;
  const types = typesOf(resource).filter((type) => hasEvent(type, version.date));
  const { create, update } = operationsOf(resource);
  const body = await scene.fixtures.minimalBody(create);
  const [values = {}] = valuesOf(resource.schemas.update ?? '');
  const patch = await acceptable(scene, update, values);
  await webhooks.expectDeliveries();
  await webhooks.create(types, {}, { version });
  await webhooks.replace(await webhooks.create(types), {}, { version });
  const later = await webhooks.create(types, {}, { version });
  await webhooks.replace(later, { description: 'Keeps its version' });
  const record = await createRecord(scene, resource, body);
  await webhooks.expectDeliveries();
  if (!record) return;
  await updateRecord(scene, resource, record, patch);
  await webhooks.expectDeliveries();
  await deleteRecord(scene, resource, record);
  await webhooks.expectDeliveries();
}

const typesOf = ({ kind }: Resource): EventType[] =>
  Object.values<EventInfo>(events).flatMap(({ entity, type }) => (entity === kind ? [type as EventType] : []));

const declaresVersionsOfEvent = (type: EventType) => declaresVersions(contract, reference(events[type].schema));

const declaresVersionsOf = (schema: string | null) => schema !== null && declaresVersions(contract, reference(schema));

const reference = (name: string): SchemaObject => ({ $ref: `#/components/schemas/${name}` });

/** Returns the part of a body that clients of a version can send. */
const understood = (schema: string | null, body: Body, { date }: EarlierVersion) =>
  earlierValue(reference(schema ?? ''), body, date, 'understood') as Body;
