import { setTimeout as sleep } from 'node:timers/promises';
import { type Operation, operations } from '@worklane/contract';
import { responseViolations } from '../contract/response-violations.ts';
import type { Exchange, HttpRequest, Send } from '../http-exchange.ts';
import { RateLimitError } from '../rate-limits.ts';
import type { ArazzoDocument, Step, Values, Workflow } from './arazzo.ts';
import { type Channel, channelOf, isCorrelated, payloadViolations, scopeOf } from './channels.ts';
import { isMet } from './conditions.ts';
import { resolve, type Scope, textOf } from './expressions.ts';
import type { Receive } from './received-messages.ts';

export interface FlowTarget {
  readonly baseUrl: string;
  readonly send: Send;
  /** Takes the messages that the target sends to the receiver of the flows. */
  readonly receive: Receive;
  /** The documents by the last segment of the URLs of source descriptions. */
  readonly documents: Readonly<Record<string, ArazzoDocument>>;
  /** Waits for these milliseconds before a retry. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** A step that did not succeed. */
export class StepFailure extends Error {
  override name = 'StepFailure';
  /** `workflow/step`. */
  readonly step: string;
  readonly exchange: Exchange | undefined;

  constructor(step: string, message: string, exchange?: Exchange) {
    super(message);
    this.step = step;
    this.exchange = exchange;
  }
}

/** Milliseconds for which a step without a timeout waits for a message. */
const defaultTimeout = 30_000;

/** What a step led to: the scope of its criteria and outputs, and how it differs from the contract. */
interface Outcome {
  readonly scope: Scope;
  readonly violations: readonly string[];
  readonly exchange?: Exchange;
}

/** Runs a workflow step by step. */
export class WorkflowRun {
  readonly #target: FlowTarget;
  readonly #document: ArazzoDocument;
  readonly #workflow: Workflow;
  readonly #inputs: Values;
  readonly #steps: Record<string, { readonly outputs: Values }> = {};
  readonly #received: { readonly step: Step; readonly channel: Channel; readonly correlationId: unknown }[] = [];

  constructor(target: FlowTarget, document: ArazzoDocument, workflowId: string, inputs: Values) {
    const workflow = document.workflows.find((each) => each.workflowId === workflowId);
    if (!workflow) throw new Error(`${document.info.title} has no workflow ${workflowId}.`);
    this.#target = target;
    this.#document = document;
    this.#workflow = workflow;
    this.#inputs = inputs;
  }

  /**
   * Runs all steps, and requires that each correlated message was received once.
   * @returns the outputs of the workflow
   * @throws StepFailure
   */
  async run(): Promise<Values> {
    for (const step of this.#workflow.steps) {
      const outputs = await this.#complete(step).catch((error: Error) => {
        if (error instanceof StepFailure || error instanceof RateLimitError) throw error;
        throw this.#failure(step, error.message);
      });
      this.#steps[step.stepId] = { outputs };
    }
    for (const { step, channel, correlationId } of this.#received) {
      const matches = isCorrelated.bind(undefined, channel, correlationId);
      if (await this.#target.receive(matches, 0)) throw this.#failure(step, `received ${channel.name} twice`);
    }
    return this.#resolved(this.#workflow.outputs, {});
  }

  /** Repeats a step as its failure action says. */
  async #complete(step: Step): Promise<Values> {
    const { dependsOn = [], onFailure: [action] = [] } = step;
    const missing = dependsOn.find((each) => !(each in this.#steps));
    if (missing !== undefined) throw new Error(`depends on ${missing}, which has not run`);
    if (action && action.type !== 'retry') throw new Error(`Unsupported failure action: ${action.type}.`);
    const { retryAfter = 0, retryLimit = 1 } = action ?? { retryLimit: 0 };
    for (let retries = 0; ; retries += 1) {
      const { scope, violations, exchange } = await this.#perform(step);
      const unmet = (step.successCriteria ?? []).filter((criterion) => !isMet(criterion, this.#within(scope)));
      if (violations.length > 0) throw this.#failure(step, violations.join('; '), exchange);
      if (unmet.length === 0) return this.#resolved(step.outputs, scope);
      if (retries === retryLimit) {
        throw this.#failure(step, unmet.map(({ condition }) => `expected ${condition}`).join('; '), exchange);
      }
      await (this.#target.wait ?? sleep)(retryAfter * 1000);
    }
  }

  #perform(step: Step): Promise<Outcome> {
    if (step.workflowId !== undefined) return this.#runWorkflow(step, step.workflowId);
    if (step.action === undefined) return this.#call(step);
    if (step.action === 'receive') return this.#receive(step);
    throw new Error(`Unsupported action: ${step.action}.`);
  }

  async #runWorkflow({ parameters = [] }: Step, reference: string): Promise<Outcome> {
    const [source, workflowId] = partsOf(reference);
    const document = source === undefined ? this.#document : this.#documentOf(source);
    const inputs = Object.fromEntries(parameters.map(({ name, value }) => [name, resolve(value, this.#within({}))]));
    return {
      scope: { outputs: await new WorkflowRun(this.#target, document, workflowId, inputs).run() },
      violations: [],
    };
  }

  #documentOf(source: string): ArazzoDocument {
    const url = this.#document.sourceDescriptions.find(({ name }) => name === source)?.url;
    const document = this.#target.documents[url?.split('/').at(-1) ?? ''];
    if (!document) throw new Error(`${this.#document.info.title} has no source description ${source}.`);
    return document;
  }

  async #call(step: Step): Promise<Outcome> {
    const operation = operationOf(step);
    const exchange = await this.#target.send(this.#target.baseUrl, this.#requestOf(step, operation));
    const { request, response } = exchange;
    const scope = {
      url: new URL(request.path, this.#target.baseUrl).href,
      method: request.method,
      statusCode: response.status,
      request: { header: request.headers, body: parsed(request.body) },
      response: { header: Object.fromEntries(response.headers), body: parsed(response.body) },
    };
    return { scope, violations: responseViolations(operation, response), exchange };
  }

  #requestOf({ parameters = [], requestBody }: Step, { method, path }: Operation): HttpRequest {
    const values = parameters.map(({ name, in: place, value }) => ({
      name,
      place,
      text: textOf(resolve(value, this.#within({}))),
    }));
    const entries = (wanted: string) =>
      values.filter(({ place }) => place === wanted).map(({ name, text }): [string, string] => [name, text]);
    const query = new URLSearchParams(entries('query')).toString();
    const contentType = requestBody?.contentType ?? 'application/json';
    return {
      method: method.toUpperCase(),
      path: entries('path').reduce(
        (filled, [name, text]) => filled.replace(`{${name}}`, encodeURIComponent(text)),
        path + (query && `?${query}`),
      ),
      headers: {
        accept: 'application/json, application/problem+json',
        ...Object.fromEntries(entries('header').map(([name, text]) => [name.toLowerCase(), text])),
        ...(requestBody && { 'content-type': contentType }),
      },
      ...(requestBody && { body: encoded(contentType, resolve(requestBody.payload, this.#within({}))) }),
    };
  }

  async #receive(step: Step): Promise<Outcome> {
    const { operationId = '', correlationId: given, timeout = defaultTimeout } = step;
    const channel = channelOf(partsOf(operationId)[1]);
    const correlationId = given === undefined ? undefined : resolve(given, this.#within({}));
    const message = await this.#target.receive(isCorrelated.bind(undefined, channel, correlationId), timeout);
    if (!message) throw new Error(`received no ${channel.name} within ${timeout} ms`);
    if (correlationId !== undefined) this.#received.push({ step, channel, correlationId });
    return { scope: scopeOf(message), violations: payloadViolations(channel, message) };
  }

  #within(scope: Scope): Scope {
    return { inputs: this.#inputs, steps: this.#steps, ...scope };
  }

  #resolved(values: Values = {}, scope: Scope): Values {
    return resolve(values, this.#within(scope)) as Values;
  }

  #failure({ stepId }: Step, message: string, exchange?: Exchange): StepFailure {
    return new StepFailure(`${this.#workflow.workflowId}/${stepId}`, message, exchange);
  }
}

/** Splits `$sourceDescriptions.<name>.<id>`, or an ID of the only source. */
function partsOf(reference: string): [source: string | undefined, id: string] {
  const [, source, id = reference] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/.exec(reference) ?? [];
  return [source, id];
}

function operationOf({ operationId = '' }: Step): Operation {
  const table: Readonly<Record<string, Operation>> = operations;
  const operation = table[partsOf(operationId)[1]];
  if (!operation) throw new Error(`The OpenAPI document has no operation ${operationId}.`);
  return operation;
}

const encoded = (contentType: string, payload: unknown): string =>
  contentType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(payload as Record<string, string>).toString()
    : JSON.stringify(payload);

/** Returns JSON as a value and any other text as it is. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
