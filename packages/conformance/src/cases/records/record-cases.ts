import type { Operation, Resource } from '@worklane/contract';
import { MissingPrerequisite } from '../../fixtures/missing-prerequisite.ts';
import { expectFeed } from '../../world/feed.ts';
import { operationsOf, type ResourceOperations, resourceOf } from '../../world/resource-operations.ts';
import type { CasesOf, Scenario, Scene } from '../case.ts';

type Body = Record<string, unknown>;

export interface RecordCase {
  readonly name: string;
  /** The statuses of the errors that the case provokes. */
  readonly provokes?: readonly number[];
  readonly run: (scene: Scene, resource: Resource) => Promise<void>;
  /** Default: every resource that clients can write. */
  readonly isFor?: (resource: Resource) => boolean;
}

/** Returns the cases of one of the operations on records, each of which ends with the events that it has caused. */
export const casesOfRecords =
  (action: keyof ResourceOperations, cases: readonly RecordCase[]): CasesOf =>
  (operation) => {
    const resource = resourceOf(operation);
    if (!resource || !isOperation(resource, action, operation)) return [];
    return cases
      .filter(({ isFor = () => true }) => isFor(resource))
      .map(
        ({ name, provokes = [], run }): Scenario => ({
          name,
          needs: ['state'],
          provokes,
          async run(scene) {
            const from = scene.world.store.events.all().length;
            await run(scene, resource);
            await ifImplemented(() => expectFeed(scene, from));
          },
        }),
      );
  };

const isOperation = (resource: Resource, action: keyof ResourceOperations, { id }: Operation) =>
  resource.schemas.create !== null && operationsOf(resource)[action].id === id;

/** Does without what a server that implements a part of the API lacks. */
export async function ifImplemented(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof MissingPrerequisite)) throw error;
  }
}

export type { Body };
