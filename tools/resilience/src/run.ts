import { setTimeout } from 'node:timers/promises';
import { type Random, randomFrom } from '@worklane/contract/random';
import type { Engine } from '@worklane/testing/tier';
import { AcknowledgedChanges } from './acknowledged-changes.ts';
import { ApiClient } from './api-client.ts';
import { type Environment, type Need, openEnvironment, organizationId } from './environment.ts';
import { type Fault, faultsOf } from './faults.ts';
import { FeedDelay, type FeedLog } from './feed-log.ts';
import { FeedReaders } from './feed-readers.ts';
import { ListenReader } from './listen-reader.ts';
import { awaitFeed, awaitRecovery, type RecoveryOptions } from './recovery.ts';
import { emptyResult, type FaultResult, limitViolations } from './report.ts';
import { ResourceUse } from './resource-use.ts';
import { commitSettingViolations, verify } from './verification/verify.ts';
import { WebhookDeliveries } from './webhook-deliveries.ts';
import { Writer } from './writer.ts';

export interface FaultOptions {
  engine: Engine;
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
  const { engine, nodes } = options;
  const faults = faultsOf(engine, options.faults);
  const needs = new Set(faults.flatMap((fault): Need[] => (fault.needs ? [fault.needs] : [])));
  const environment = await openEnvironment({ engine, nodes, needs });
  const ending = new AbortController();
  try {
    const listening = needs.has('worklane listen') ? await ListenReader.open(environment) : undefined;
    return await new FaultRun(environment, options, faults, listening, ending.signal).run();
  } finally {
    ending.abort();
    await environment.close();
  }
}

class FaultRun {
  readonly #environment: Environment;
  readonly #options: FaultOptions;
  /** Aborted at the end of the run, however it ends. */
  readonly #ending: AbortSignal;
  readonly #faults: readonly Fault[];
  readonly #listening: ListenReader | undefined;
  readonly #random: Random;
  readonly #api: ApiClient;
  readonly #changes = new AcknowledgedChanges();
  readonly #deliveries: WebhookDeliveries;
  readonly #results = new Map<string, FaultResult>();
  readonly #violations: string[] = [];
  readonly #skipped: string[] = [];
  #logs: readonly FeedLog[] = [];
  #isFeedComplete = true;
  #lateDeliveries = 0;

  constructor(
    environment: Environment,
    options: FaultOptions,
    faults: readonly Fault[],
    listening: ListenReader | undefined,
    ending: AbortSignal,
  ) {
    this.#environment = environment;
    this.#ending = ending;
    this.#listening = listening;
    this.#options = options;
    this.#random = randomFrom(options.seed);
    this.#api = new ApiClient(
      environment.nodes.map(({ origin }) => origin),
      environment.token,
    );
    this.#deliveries = new WebhookDeliveries(environment.receiver);
    this.#faults = faults.filter(({ name, needs }) => {
      const isPossible = needs !== 'small file system' || environment.noSmallFileSystem === undefined;
      if (!isPossible) this.#skipped.push(`${name}: ${environment.noSmallFileSystem}`);
      return isPossible;
    });
  }

  async run(): Promise<FaultsResult> {
    const { nodes, receiver } = this.#environment;
    for (const node of nodes) this.#report(await commitSettingViolations(node));
    await this.#createWebhook(receiver.url);
    const readers = new FeedReaders(this.#api, this.#ending);
    await readers.started;
    this.#logs = [...readers.logs, ...(this.#listening ? [this.#listening.log] : [])];
    const delay = new FeedDelay(this.#changes, this.#logs);
    const writers = Array.from({ length: this.#options.writers }, (_, index) => this.#writer(index));
    for (const writer of writers) writer.start();
    await setTimeout(warmUp);
    const resources = await ResourceUse.open(this.#environment);
    try {
      await this.#causeFaults(writers, delay, resources);
    } catch (error) {
      this.#report([`the run ended early: ${(error as Error).message}`]);
      return this.#finish();
    }
    await Promise.all(writers.map((writer) => writer.stop()));
    await readers.stop();
    this.#report((await this.#listening?.stop()) ?? []);
    await this.#finishDeliveries();
    return this.#finish();
  }

  async #causeFaults(writers: Writer[], delay: FeedDelay, resources: ResourceUse): Promise<void> {
    let count = 0;
    for (const fault of this.#sequence()) {
      if (!this.#options.shouldContinue(count++)) break;
      for (const writer of writers) writer.start();
      const result = this.#resultOf(fault);
      result.times++;
      await this.#cause(fault, result, delay);
      await setTimeout(normalOperation);
      await Promise.all(writers.map((writer) => writer.stop()));
      await this.#check(result, resources);
    }
  }

  /** Every fault occurs once before any occurs again. */
  *#sequence(): Generator<Fault> {
    while (this.#faults.length > 0) yield* this.#random.shuffle(this.#faults);
  }

  get #recovery(): RecoveryOptions {
    return { api: this.#api, changes: this.#changes, logs: this.#logs, longest: longestWithoutRestart };
  }

  async #cause(fault: Fault, result: FaultResult, delay: FeedDelay): Promise<void> {
    const { name, affects } = fault;
    const { nodes } = this.#environment;
    const [shortest, longest] = this.#options.seconds;
    // Most faults are short, some are longer than the time limits of the service.
    const seconds = shortest + (longest - shortest) * this.#random.float() ** 2;
    const node = this.#random.pick(nodes);
    const undisturbed =
      affects === undefined ? [] : [...nodes.keys()].filter((i) => affects === 'no node' || nodes[i] !== node);
    const scene = {
      ...{ environment: this.#environment, random: this.#random, changes: this.#changes, listening: this.#listening },
      onViolation: (violation: string) => this.#report([`${name}: ${violation}`]),
    };
    const end = await fault.begin(scene, node);
    delay.begin(undisturbed);
    await setTimeout(seconds * 1000);
    const feedDelay = delay.end();
    if (undisturbed.length > 0) result.feedDelay = Math.max(result.feedDelay ?? 0, feedDelay);
    const ended = performance.now();
    await end?.();
    const unrecovered = await awaitRecovery(this.#recovery);
    const recoveredAfter = (performance.now() - ended) / 1000;
    result.recoveredAfter = Math.max(result.recoveredAfter, recoveredAfter);
    this.#options.onProgress?.(
      `${name} for ${seconds.toFixed(1)} s: recovered after ${recoveredAfter.toFixed(2)} s, feed delay ${feedDelay.toFixed(2)} s`,
    );
    const behind = [...unrecovered.nodes, ...unrecovered.feed];
    if (behind.length > 0) await this.#restart(fault, result, behind);
  }

  async #restart({ name }: Fault, result: FaultResult, behind: readonly string[]) {
    result.restarts++;
    this.#report(behind.map((each) => `${name}: ${each} after ${longestWithoutRestart / 1000} s`));
    const { nodes } = this.#environment;
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
    await Promise.all(nodes.map((node) => node.start()));
    const still = await awaitRecovery(this.#recovery);
    if (still.nodes.length > 0) throw new Error(`A restart does not help: ${still.nodes.join('; ')}`);
    // Events that are still missing are lost: the check counts them.
    this.#isFeedComplete = still.feed.length === 0;
  }

  async #check(result: FaultResult, resources: ResourceUse): Promise<void> {
    const { fault } = result;
    const end = performance.now() + longestWithoutRestart;
    await awaitFeed(this.#recovery, () => !this.#isFeedComplete || performance.now() > end);
    this.#isFeedComplete = true;
    this.#deliveries.await(this.#changes.names, fault);
    const { records, eventsLost, eventsDuplicated } = await verify(this.#environment, this.#changes, this.#logs);
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
    const { late, missing, violations } = await this.#deliveries.finish(this.#environment);
    for (const [fault, names] of missing) {
      const result = this.#results.get(fault);
      if (result) result.deliveriesMissing += names.length;
      this.#report(names.map((name) => `${fault}: ${name} was not delivered`));
    }
    this.#report(violations);
    this.#lateDeliveries = late;
  }

  #finish(): FaultsResult {
    const results = this.#faults.flatMap(({ name }) => this.#results.get(name) ?? []);
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
      name: `writer-${index + 1}`,
      node: index < this.#environment.nodes.length ? index : undefined,
      ending: this.#ending,
      onViolation: (violation) => this.#report([violation]),
    });
  }

  async #createWebhook(url: string): Promise<void> {
    const kinds = ['project', 'task', 'ticket', 'quote', 'company', 'contact'];
    const events = kinds.flatMap((kind) => ['created', 'updated', 'deleted'].map((action) => `${kind}.${action}`));
    const body = { org_id: organizationId, url, events };
    const response = await this.#api.request(0, '/api/webhooks', { method: 'POST', body });
    if (response?.status !== 201) throw new Error(`No webhook: ${response?.status} ${JSON.stringify(response?.body)}`);
  }

  #resultOf({ name }: Fault): FaultResult {
    const result = this.#results.get(name) ?? emptyResult(name);
    this.#results.set(name, result);
    return result;
  }

  #report(violations: readonly string[]): void {
    for (const violation of violations) if (this.#violations.length < keptViolations) this.#violations.push(violation);
  }
}
