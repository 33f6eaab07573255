import { setTimeout } from 'node:timers/promises';
import { AcknowledgedChanges } from './acknowledged-changes.ts';
import { ApiClient } from './api-client.ts';
import { type Environment, openEnvironment, organizationId } from './environment.ts';
import { type FaultKind, faultKinds, UnexpectedExit } from './fault-kinds.ts';
import { emptyResult, type FaultResult, limitViolations } from './fault-report.ts';
import { FeedDelay } from './feed-delay.ts';
import { FeedReaders } from './feed-readers.ts';
import { Random } from './random.ts';
import { awaitFeed, awaitRecovery, type RecoveryOptions } from './recovery.ts';
import { ResourceUse } from './resource-use.ts';
import { commitSettingViolations, verify } from './verification.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { Writer } from './writer.ts';

export interface FaultOptions {
  /** Called before each fault; the run ends when it returns false. */
  shouldContinue: (faults: number) => boolean;
  seed: number;
  nodes: number;
  writers: number;
  /** The names of the faults; all when empty. */
  faults: readonly string[];
  /** The shortest and the longest time that a fault lasts. */
  seconds: readonly [shortest: number, longest: number];
  /** The maximum time of a recovery and, on nodes that a fault does not affect, of an event. */
  recoverySeconds: number;
  feedDelaySeconds: number;
  onProgress?: (line: string) => void;
}

export interface FaultsResult {
  results: FaultResult[];
  acknowledged: number;
  /** Deliveries that were made only after a lease or a retry delay. */
  lateDeliveries: number;
  skipped: string[];
  violations: string[];
}

/** Violations that are kept; a broken service has thousands. */
const keptViolations = 200;

/** Milliseconds. */
const warmUp = 2000;
const normalOperation = 700;
const longestWithoutRestart = 45_000;

/**
 * Causes faults while clients write, read the feed and receive webhooks, and checks after each what was lost.
 * @throws Error for an unknown fault, and when the service does not recover even after a restart
 */
export async function runFaults(options: FaultOptions): Promise<FaultsResult> {
  const kinds = options.faults.length === 0 ? faultKinds : options.faults.map(faultOf);
  const canFillDisk = kinds.some(({ needsSmallFileSystem }) => needsSmallFileSystem);
  const environment = await openEnvironment({ nodes: options.nodes, canFillDisk });
  const ending = new AbortController();
  try {
    return await new FaultRun(environment, options, kinds, ending.signal).run();
  } finally {
    ending.abort();
    await environment.close();
  }
}

function faultOf(name: string): FaultKind {
  const kind = faultKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`Unknown fault "${name}". Known: ${faultKinds.map((each) => each.name).join('; ')}.`);
  return kind;
}

class FaultRun {
  readonly #environment: Environment;
  readonly #options: FaultOptions;
  /** Aborted at the end of the run, however it ends. */
  readonly #ending: AbortSignal;
  readonly #kinds: readonly FaultKind[];
  readonly #random: Random;
  readonly #api: ApiClient;
  readonly #changes = new AcknowledgedChanges();
  readonly #deliveries: WebhookDeliveries;
  readonly #results = new Map<string, FaultResult>();
  readonly #violations: string[] = [];
  readonly #skipped: string[] = [];
  #isFeedComplete = true;
  #lateDeliveries = 0;

  constructor(environment: Environment, options: FaultOptions, kinds: readonly FaultKind[], ending: AbortSignal) {
    this.#environment = environment;
    this.#ending = ending;
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#api = new ApiClient(
      environment.nodes.map(({ origin }) => origin),
      environment.token,
    );
    this.#deliveries = new WebhookDeliveries(environment.receiver);
    this.#kinds = kinds.filter(({ name, needsSmallFileSystem }) => {
      const isPossible = !needsSmallFileSystem || environment.noSmallFileSystem === undefined;
      if (!isPossible) this.#skipped.push(`${name}: ${environment.noSmallFileSystem}`);
      return isPossible;
    });
  }

  async run(): Promise<FaultsResult> {
    const { nodes, receiver } = this.#environment;
    for (const node of nodes) this.#report(commitSettingViolations(await node.readCommitSettings()));
    await this.#createWebhook(receiver.url);
    const readers = new FeedReaders(this.#api, this.#ending);
    await readers.started;
    const delay = new FeedDelay(this.#changes, readers.logs);
    const writers = Array.from({ length: this.#options.writers }, (_, index) => this.#writer(index));
    for (const writer of writers) writer.start();
    await setTimeout(warmUp);
    const resources = await ResourceUse.open(this.#environment);
    try {
      await this.#causeFaults(writers, readers, delay, resources);
    } catch (error) {
      this.#report([`the run ended early: ${(error as Error).message}`]);
      return this.#finish();
    }
    await Promise.all(writers.map((writer) => writer.stop()));
    await readers.stop();
    await this.#finishDeliveries();
    return this.#finish();
  }

  async #causeFaults(writers: Writer[], readers: FeedReaders, delay: FeedDelay, resources: ResourceUse): Promise<void> {
    let faults = 0;
    for (const kind of this.#sequence()) {
      if (!this.#options.shouldContinue(faults++)) break;
      for (const writer of writers) writer.start();
      const result = this.#resultOf(kind);
      result.times++;
      await this.#cause(kind, result, delay, readers);
      await setTimeout(normalOperation);
      await Promise.all(writers.map((writer) => writer.stop()));
      await this.#check(result, readers, resources);
    }
  }

  /** Every kind occurs once before any occurs again. */
  *#sequence(): Generator<FaultKind> {
    while (this.#kinds.length > 0) yield* this.#random.shuffle(this.#kinds);
  }

  async #cause(kind: FaultKind, result: FaultResult, delay: FeedDelay, { logs }: FeedReaders): Promise<void> {
    const [shortest, longest] = this.#options.seconds;
    // Most faults are short, some are longer than the time limits of the service.
    const seconds = shortest + (longest - shortest) * this.#random.next() ** 2;
    const { undisturbed, end } = await kind.begin(this.#environment, this.#random);
    delay.begin(undisturbed);
    await setTimeout(seconds * 1000);
    const feedDelay = delay.end();
    if (undisturbed.length > 0) result.feedDelay = Math.max(result.feedDelay ?? 0, feedDelay);
    const ended = performance.now();
    try {
      await end();
    } catch (error) {
      if (!(error instanceof UnexpectedExit)) throw error;
      this.#report([`${kind.name}: ${error.message}`]);
    }
    const recovery = { api: this.#api, changes: this.#changes, logs, organizationId, longest: longestWithoutRestart };
    const unrecovered = await awaitRecovery(recovery);
    const recoveredAfter = (performance.now() - ended) / 1000;
    result.recoveredAfter = Math.max(result.recoveredAfter, recoveredAfter);
    this.#options.onProgress?.(
      `${kind.name} for ${seconds.toFixed(1)} s: recovered after ${recoveredAfter.toFixed(2)} s, feed delay ${feedDelay.toFixed(2)} s`,
    );
    const { nodes, feed } = unrecovered;
    if (nodes.length + feed.length > 0) await this.#restart(kind, result, [...nodes, ...feed], recovery);
  }

  async #restart(kind: FaultKind, result: FaultResult, behind: readonly string[], recovery: RecoveryOptions) {
    result.restarts++;
    this.#report(behind.map((each) => `${kind.name}: ${each} after ${longestWithoutRestart / 1000} s`));
    const { nodes } = this.#environment;
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
    await Promise.all(nodes.map((node) => node.start()));
    const still = await awaitRecovery(recovery);
    if (still.nodes.length > 0) throw new Error(`A restart does not help: ${still.nodes.join('; ')}`);
    // Events that are still missing are lost: the check counts them.
    this.#isFeedComplete = still.feed.length === 0;
  }

  async #check(result: FaultResult, { logs }: FeedReaders, resources: ResourceUse): Promise<void> {
    const { fault } = result;
    const recovery = { api: this.#api, changes: this.#changes, logs, organizationId, longest: longestWithoutRestart };
    const end = performance.now() + longestWithoutRestart;
    await awaitFeed(recovery, () => !this.#isFeedComplete || performance.now() > end);
    this.#isFeedComplete = true;
    this.#deliveries.await(this.#changes.names, fault);
    const { records, eventsLost, eventsDuplicated } = await verify(this.#environment, this.#changes, logs);
    this.#changes.clear();
    for (const node of this.#environment.nodes) {
      if (!node.hasCrashed) continue;
      result.restarts++;
      this.#report([`${fault}: a node ended by itself: ${node.errors.slice(-2000)}`]);
      await node.stop('SIGKILL');
      await node.start();
    }
    const leaks = await resources.findLeaks();
    result.recordsLost += records.length;
    result.eventsLost += eventsLost.length;
    result.eventsDuplicated += eventsDuplicated.length;
    result.leaks += leaks.length;
    this.#report([...records, ...eventsLost, ...eventsDuplicated, ...leaks].map((each) => `${fault}: ${each}`));
    result.counts.addAll(this.#api.takeCounts());
    this.#report(this.#causesOfServerErrors().map((each) => `${fault}: ${each}`));
  }

  async #finishDeliveries(): Promise<void> {
    const { late, missing } = await this.#deliveries.finish(this.#environment);
    for (const [fault, names] of missing) {
      const result = this.#results.get(fault);
      if (result) result.deliveriesMissing += names.length;
      this.#report(names.map((name) => `${fault}: ${name}`));
    }
    this.#lateDeliveries = late;
  }

  #finish(): FaultsResult {
    const results = this.#kinds.flatMap(({ name }) => this.#results.get(name) ?? []);
    this.#report(results.flatMap((result) => limitViolations(result, this.#options)));
    return {
      results,
      acknowledged: this.#changes.checked,
      lateDeliveries: this.#lateDeliveries,
      skipped: this.#skipped,
      violations: this.#violations,
    };
  }

  /** Returns what the nodes have logged of responses with status 500. */
  #causesOfServerErrors(): string[] {
    const lines = this.#environment.nodes.flatMap(({ errors }) => errors.split('\n'));
    const causes = this.#api.serverErrors.splice(0).map(({ request, requestId }) => {
      const line = lines.find((each) => each.includes(`"${requestId}"`)) ?? '';
      const [message = 'nothing was logged'] = /"message":"[^"]*"/.exec(line) ?? [];
      return `500 to ${request}: ${message}`;
    });
    return [...new Set(causes)];
  }

  /** One writer for each node writes only to it, so that there are writes while a request to another node waits. */
  #writer(index: number): Writer {
    return new Writer({
      api: this.#api,
      changes: this.#changes,
      organizationId,
      name: `writer-${index + 1}`,
      node: index < this.#environment.nodes.length ? index : undefined,
      ending: this.#ending,
      onViolation: (violation) => this.#report([violation]),
    });
  }

  async #createWebhook(url: string): Promise<void> {
    const kinds = ['project', 'task', 'ticket', 'quote', 'company'];
    const events = kinds.flatMap((kind) => ['created', 'updated', 'deleted'].map((action) => `${kind}.${action}`));
    const body = { org_id: organizationId, url, events };
    const response = await this.#api.request(0, '/api/webhooks', { method: 'POST', body });
    if (response?.status !== 201) throw new Error(`No webhook: ${response?.status} ${JSON.stringify(response?.body)}`);
  }

  #resultOf({ name }: FaultKind): FaultResult {
    const result = this.#results.get(name) ?? emptyResult(name);
    this.#results.set(name, result);
    return result;
  }

  #report(violations: readonly string[]): void {
    for (const violation of violations) if (this.#violations.length < keptViolations) this.#violations.push(violation);
  }
}
