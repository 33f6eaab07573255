import { type EventInfo, type EventType, events, type Operation, operations, type Resource } from '@worklane/contract';
import type { SchemaObject } from '@worklane/contract/openapi-reader';
import { contract } from '../contract/document.ts';
import { declaredResponse } from '../document/response-violations.ts';
import { expectThat } from '../mismatch.ts';
import { declaresVersions } from '../score/schemas.ts';
import { createRecord, deleteRecord, updateRecord } from '../world/records.ts';
import { operationsOf, resourceOf, writtenResources } from '../world/resource-operations.ts';
import {
  asking,
  type EarlierVersion,
  earlierValue,
  earlierVersions,
  expectInVersion,
  writingIn,
} from '../world/versions.ts';
import type { Webhooks } from '../world/webhooks.ts';
import { type CasesOf, requestCase, type Scene, scenario } from './case.ts';
import { acceptable, type Body, createBodies, valuesOf } from './records/bodies.ts';
import { casesOfRecords, Records, recordCase } from './records/record-cases.ts';
import { webhookScenario } from './webhook-scenario.ts';

/** Each version that the contract declares can be requested, for what is read, written and delivered, and no other. */
export const versions: CasesOf = (operation, target) => {
  if (!contract.document['x-versions'] || operation.authentication !== 'bearer') return [];
  const isRead = operation.method === 'get' && operation.responses[200]?.content['application/json'] !== undefined;
  const changed = writtenResources.filter((resource) => typesOf(resource).some(declaresVersionsOfEvent));
  return [
    requestCase(operation, 'rejects an unknown version', [400, 'invalid_parameter'], asking('2000-01-01')),
    ...earlierVersions().flatMap((version) => [
      ...(isRead
        ? [
            scenario(`responds in the version ${version.date}`, ['state'], (scene) =>
              expectRead(scene, operation, version),
            ),
          ]
        : []),
      ...writes(version).flatMap((cases) => cases(operation, target)),
      ...(operation.id === operations.createWebhook.id ? changed : []).map((resource) =>
        webhookScenario(`delivers the events of a ${resource.kind} in the version ${version.date}`, (webhooks) =>
          expectDeliveries(webhooks, resource, version),
        ),
      ),
    ]),
  ];
};

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
  const types = typesOf(resource);
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
