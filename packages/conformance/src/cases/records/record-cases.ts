import type { Resource } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { expectThat, MissingPrerequisite } from '../../mismatch.ts';
import { type BatchOptions, makeBatch } from '../../world/batch.ts';
import { expectRecord } from '../../world/expectations.ts';
import { type EventOrder, expectFeed } from '../../world/feed.ts';
import { createRecord, deleteRecord, restoreRecord, updateRecord, type WriteOptions } from '../../world/records.ts';
import { operationsOf, type ResourceOperations, resourceOf } from '../../world/resource-operations.ts';
import { type Case, type CasesOf, type Scene, scenario } from '../case.ts';
import { type Body, fullBody, minimalBody } from './bodies.ts';

/** The records of one resource. Every change is compared with the model. */
export class Records {
  readonly scene: Scene;
  readonly resource: Resource;
  readonly operations: ResourceOperations;

  constructor(scene: Scene, resource: Resource) {
    this.scene = scene;
    this.resource = resource;
    this.operations = operationsOf(resource);
  }

  minimal = (fields?: Body): Promise<Body> => minimalBody(this.scene, this.resource, fields);
  full = (): Promise<Body> => fullBody(this.scene, this.resource);
  current = ({ id }: { readonly id: number }): StoredRecord => this.scene.world.get(this.resource, id);
  read = (record: StoredRecord): Promise<void> => expectRecord(this.scene.session, this.resource, this.current(record));
  create = (body: unknown, options?: WriteOptions) => createRecord(this.scene, this.resource, body, options);
  update = (record: StoredRecord, patch: unknown, options?: WriteOptions) =>
    updateRecord(this.scene, this.resource, record, patch, options);
  batch = (body: unknown, options?: BatchOptions) => makeBatch(this.scene, this.resource, body, options);
  delete = (record: StoredRecord, options?: WriteOptions) => deleteRecord(this.scene, this.resource, record, options);

  restore = (record: Pick<StoredRecord, 'id'>, options?: WriteOptions) =>
    restoreRecord(this.scene, this.resource, record, options);

  /** Creates a record, with the required fields by default, and does not read it. @throws Mismatch when it is rejected */
  async created(body?: Body, options?: WriteOptions): Promise<StoredRecord> {
    const record = await this.create(body ?? (await this.minimal()), { isListed: true, ...options });
    expectThat(record !== undefined, 'expected the body to be accepted');
    return record;
  }
}

type RecordCase = (resource: Resource) => Case[];

/** Returns a case of every resource that clients can write, which ends with the events that it has caused. */
export const recordCase =
  (
    name: string,
    run: (records: Records) => Promise<unknown>,
    isFor: (resource: Resource) => boolean = () => true,
    order?: EventOrder,
  ): RecordCase =>
  (resource) => {
    if (!isFor(resource)) return [];
    const withEvents = scenario(name, ['state'], async (scene) => {
      const from = scene.world.store.events.all().length;
      await run(new Records(scene, resource));
      await ifImplemented(() => expectFeed(scene, from, order));
    });
    return [withEvents];
  };

/** Returns the cases of one of the operations on records. */
export const casesOfRecords =
  (action: keyof ResourceOperations, ...cases: readonly RecordCase[]): CasesOf =>
  (operation) => {
    const resource = resourceOf(operation);
    if (!resource?.schemas.create || operationsOf(resource)[action].id !== operation.id) return [];
    return cases.flatMap((each) => each(resource));
  };

/** Does without what a server that implements a part of the API lacks. */
export async function ifImplemented(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof MissingPrerequisite)) throw error;
  }
}
