import { resources as allResources, type Resource } from '@worklane/contract';
import { resourceOf } from '@worklane/model';
import fc, { type Arbitrary } from 'fast-check';
import { curlOf, type Send } from '../http-exchange.ts';
import { Session, type SessionOptions } from '../session.ts';
import type { Target } from '../target/target.ts';
import { expectFeed } from '../world/feed.ts';
import { cleanUp } from '../world/observe.ts';
import { loadExisting } from '../world/records.ts';
import { writtenResources } from '../world/resource-operations.ts';
import {
  type Command,
  type CommandContext,
  create,
  FuzzedWorld,
  list,
  remove,
  restore,
  update,
  useDeleted,
} from './commands.ts';

/** The number of responses by operation and status: `createTask 201`. */
export type RequestCounts = Map<string, number>;

export interface RoundOptions {
  readonly target: Target;
  readonly counts: RequestCounts;
  /** Also selects the resource kind of the round. */
  readonly seed: number;
  /** Number of command sequences. */
  readonly runs: number;
  /** Maximum number of commands in a sequence. */
  readonly commands: number;
  readonly unique: () => string;
  /** Default: over HTTP. */
  readonly send?: Send;
}

/** A mismatch of server and model, with the shortest requests that show it. */
interface Finding {
  readonly baseUrl: string;
  /** The resource kind of the round. */
  readonly about: string;
  readonly seed: number;
  readonly message: string;
  /** The commands, as text. */
  readonly commands: string;
  /** All requests of the run; the last one shows the mismatch. */
  readonly curl: readonly string[];
}

/** Returns a finding with the command that reproduces it and its requests. */
export const findingText = ({ baseUrl, seed, about, message, commands, curl }: Finding): string =>
  [
    `Mismatch in ${about} of ${baseUrl}: ${message}`,
    `Reproduce with --seed ${seed}`,
    `Commands: ${commands}`,
    'Requests of that run; the last one shows the mismatch:',
    ...curl.map((line) => `  ${line}`),
  ].join('\n');

/** Maximum number of attempts to shrink a counterexample. */
const mostShrinks = 150;

/** Returns the resource of a seed. */
const kindOf = (seed: number): Resource => writtenResources[seed % writtenResources.length] as Resource;

/** Runs random command sequences against service and model. @returns undefined when they match */
export async function round(options: RoundOptions): Promise<Finding | undefined> {
  const { target, counts, seed, runs, unique, send } = options;
  const resource = kindOf(seed);
  const resources = neighbourhood(resource);
  const onExchange: SessionOptions['onExchange'] = ({ id }, { response: { status } }) =>
    void counts.set(`${id} ${status}`, (counts.get(`${id} ${status}`) ?? 0) + 1);
  const scene = () => ({ session: new Session(target, { onExchange, ...(send && { send }) }), unique });
  let smallest: CommandContext | undefined;
  let shrinks = 0;
  const property = fc.asyncProperty(sequence(resources, options.commands), async (commands) => {
    if (smallest && ++shrinks > mostShrinks) return;
    const real = scene();
    const world = await startOf(scene().session, resources);
    try {
      await fc.asyncModelRun(() => ({ model: world, real }), commands);
      await expectFeed({ session: real.session, world });
    } catch (error) {
      smallest = real;
      await cleanUp({ session: scene().session, world }).catch(() => {});
      throw error;
    }
    await cleanUp({ session: real.session, world });
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs });
  if (!failed) return undefined;
  return {
    baseUrl: target.baseUrl,
    about: resource.kind,
    seed,
    message: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    commands: String(counterexample?.[0] ?? ''),
    curl: smallest?.session.exchanges.map(({ request }) => curlOf(target.baseUrl, request)) ?? [],
  };
}

/** The kinds to which references of kind `any` refer. */
const anyKind = ['task', 'company'];

function neighbourhood(resource: Resource): Resource[] {
  const named = resource.references.flatMap(({ kind }) => (kind === 'any' ? anyKind : [kind]));
  const kinds = new Set([resource.kind, ...named.filter((kind) => kind !== 'member')]);
  return [...kinds].map(resourceOf);
}

function sequence([first, ...others]: readonly Resource[], maxCommands: number): Arbitrary<Iterable<Command>> {
  const main = first as Resource;
  // Most commands act on the kind of the round, however many other kinds there are.
  const share = Math.max(1, others.length);
  const weighted = [
    { weight: 5 * share, arbitrary: create(main) },
    { weight: 5 * share, arbitrary: update(main) },
    { weight: 3 * share, arbitrary: remove(main) },
    { weight: 4 * share, arbitrary: list(main) },
    { weight: share, arbitrary: useDeleted(main) },
    { weight: share, arbitrary: restore(main) },
    { weight: 1, arbitrary: list(allResources.members) },
    ...others.flatMap((other) => [
      { weight: isRequired(main, other) ? 4 * share : 2, arbitrary: create(other) },
      { weight: 1, arbitrary: remove(other) },
    ]),
  ];
  return fc.commands([fc.oneof(...weighted)], { maxCommands, size: 'max' });
}

/** Whether a record of a kind needs one of another kind. */
const isRequired = ({ references, fields }: Resource, { kind }: Resource): boolean =>
  references.some(({ path: [name = ''], kind: needed }) => needed === kind && fields[name]?.required);

/** Returns the world with the records that the organization has. */
async function startOf(session: Session, resources: readonly Resource[]): Promise<FuzzedWorld> {
  const world = new FuzzedWorld(session.target.credentials.organization_id, resources);
  for (const resource of [...resources, allResources.members]) await loadExisting({ session, world }, resource);
  return world;
}
