import { setTimeout as sleep } from 'node:timers/promises';
import { type Operation, operations } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { responseViolations, schemaViolations } from '../contract/response-violations.ts';
import { encodedBody } from '../document/request-values.ts';
import type { Exchange, HttpRequest, Send } from '../http-exchange.ts';
import { parsed } from '../json.ts';
import { MissingPrerequisite } from '../mismatch.ts';
import { RateLimitError } from '../rate-limits.ts';
import type { ArazzoDocument, Step, Values } from './arazzo.ts';
import { isMet, resolve, type Scope, textOf } from './expressions.ts';

/** A message that a receiver got. Headers have lower-case names. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: unknown;
}

/** Where the target sends the messages of a workflow. */
export interface FlowReceiver {
  readonly url: string;
  /**
   * Takes the next message of a type, each message once. Waits for it if it has not arrived.
   * @param timeout milliseconds
   * @returns undefined after the timeout
   */
  receive(type: string, timeout: number): Promise<Message | undefined>;
}

export interface FlowTarget {
  readonly baseUrl: string;
  readonly send: Send;
  readonly receiver: FlowReceiver;
  /** The flows by file name, as source descriptions refer to them. */
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

/** What a step led to: the scope of its criteria and outputs, and how it differs from the contract. */
interface Outcome {
  readonly scope: Scope;
  readonly violations?: readonly string[];
  readonly exchange?: Exchange;
}

/**
 * Runs a workflow step by step, and requires that no message of a type that it received arrived twice.
 * @returns the outputs of the workflow
 * @throws StepFailure
 */
export async function runWorkflow(
  target: FlowTarget,
  document: ArazzoDocument,
  workflowId: string,
  inputs: Values,
): Promise<Values> {
  const workflow = document.workflows.find((each) => each.workflowId === workflowId);
  if (!workflow) throw new Error(`${document.info.title} has no workflow ${workflowId}.`);
  const steps: Record<string, { readonly outputs: Values }> = {};
  const run = { target, document, scope: { inputs, steps } };
  for (const step of workflow.steps) {
    const place = `${workflowId}/${step.stepId}`;
    try {
      steps[step.stepId] = { outputs: await complete(step, run, place) };
    } catch (error) {
      if ([StepFailure, RateLimitError, MissingPrerequisite].some((kind) => error instanceof kind)) throw error;
      throw new StepFailure(place, (error as Error).message);
    }
  }
  for (const { stepId, action, operationId } of workflow.steps) {
    const { type } = (action && channels[idOf(operationId)]) || {};
    const isSurplus = type !== undefined && (await target.receiver.receive(type, 0)) !== undefined;
    if (isSurplus) throw new StepFailure(`${workflowId}/${stepId}`, `received ${type} twice`);
  }
  return resolve(workflow.outputs ?? {}, run.scope) as Values;
}

interface Run {
  readonly target: FlowTarget;
  readonly document: ArazzoDocument;
  readonly scope: Scope;
}

/** Performs a step as often as its failure action says. @returns its outputs */
async function complete(step: Step, run: Run, place: string): Promise<Values> {
  const { dependsOn = [], onFailure: [action] = [], successCriteria = [], outputs = {} } = step;
  const missing = dependsOn.find((each) => !run.scope.steps?.[each]);
  if (missing !== undefined) throw new Error(`depends on ${missing}, which has not run`);
  if (action && action.type !== 'retry') throw new Error(`Unsupported failure action: ${action.type}.`);
  const { retryAfter = 0, retryLimit = 1 } = action ?? { retryLimit: 0 };
  for (let retries = 0; ; retries += 1) {
    const { violations = [], exchange, ...outcome } = await perform(step, run);
    const scope = { ...run.scope, ...outcome.scope };
    const unmet = successCriteria.filter((criterion) => !isMet(criterion, scope));
    if (violations.length + unmet.length === 0) return resolve(outputs, scope) as Values;
    if (violations.length > 0 || retries === retryLimit) {
      const expected = unmet.map(({ condition }) => `expected ${condition}`);
      throw new StepFailure(place, [...violations, ...expected].join('; '), exchange);
    }
    await (run.target.wait ?? sleep)(retryAfter * 1000);
  }
}

function perform(step: Step, run: Run): Promise<Outcome> {
  if (step.workflowId !== undefined) return runReferenced(step.workflowId, step, run);
  if (step.action === undefined) return call(step, run);
  if (step.action === 'receive') return receive(step, run);
  throw new Error(`Unsupported action: ${step.action}.`);
}

const reference = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/;

/** Returns the ID in `$sourceDescriptions.<name>.<id>`, which is alone if there is one source. */
export const idOf = (text = ''): string => reference.exec(text)?.[2] ?? text;

/** Runs a workflow of the same document or of a source description. */
async function runReferenced(workflow: string, { parameters = [] }: Step, run: Run): Promise<Outcome> {
  const { target, document, scope } = run;
  const source = reference.exec(workflow)?.[1];
  const url = document.sourceDescriptions.find(({ name }) => name === source)?.url ?? '';
  const found = source === undefined ? document : target.documents[url.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`No source description ${source}.`);
  const inputs = Object.fromEntries(parameters.map(({ name, value }) => [name, resolve(value, scope)]));
  return { scope: { outputs: await runWorkflow(target, found, idOf(workflow), inputs) } };
}

async function call(step: Step, { target, scope }: Run): Promise<Outcome> {
  const table: Readonly<Record<string, Operation>> = operations;
  const operation = table[idOf(step.operationId)];
  if (!operation) throw new Error(`The OpenAPI document has no operation ${step.operationId}.`);
  const exchange = await target.send(target.baseUrl, requestOf(step, operation, scope));
  const { status, headers, body } = exchange.response;
  const response = { header: Object.fromEntries(headers), body: parsed(body) ?? body };
  return {
    scope: { statusCode: status, response },
    violations: responseViolations(operation, exchange.response),
    exchange,
  };
}

function requestOf({ parameters = [], requestBody }: Step, operation: Operation, scope: Scope): HttpRequest {
  const given = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, value }): [string, string] => [name, textOf(resolve(value, scope))]);
  const query = new URLSearchParams(given('query')).toString();
  const path = given('path').reduce(
    (filled, [name, text]) => filled.replace(`{${name}}`, encodeURIComponent(text)),
    operation.path,
  );
  return {
    method: operation.method.toUpperCase(),
    path: path + (query && `?${query}`),
    headers: {
      accept: 'application/json, application/problem+json',
      ...Object.fromEntries(given('header').map(([name, text]) => [name.toLowerCase(), text])),
      ...(requestBody && { 'content-type': requestBody.contentType }),
    },
    ...(requestBody && {
      body: encodedBody({ mediaType: requestBody.contentType, value: resolve(requestBody.payload, scope) }),
    }),
  };
}

/** Milliseconds for which a step without a timeout waits for a message. */
const defaultTimeout = 30_000;

async function receive({ operationId, timeout = defaultTimeout }: Step, { target }: Run): Promise<Outcome> {
  const channel = channels[idOf(operationId)];
  if (!channel) throw new Error(`The AsyncAPI document has no operation ${operationId}.`);
  const message = await target.receiver.receive(channel.type, timeout);
  if (!message) throw new Error(`received no ${channel.type} within ${timeout} ms`);
  const { headers, payload } = message;
  return { scope: { message: { header: headers, payload } }, violations: schemaViolations(channel.schema, payload) };
}

interface ChannelObject {
  readonly messages: Readonly<Record<string, { readonly payload: { readonly $ref: string } }>>;
}

/** A channel of the AsyncAPI document, which has the name of its message type. */
interface Channel {
  readonly type: string;
  /** The schema of the payload. */
  readonly schema: string;
}

const nameIn = (reference = '') => reference.split('/').at(-1) ?? '';

/** The channels by the operation that sends their messages. */
const channels: Readonly<Record<string, Channel>> = Object.fromEntries(
  Object.entries(asyncapi.operations).map(([operationId, { channel }]) => {
    const type = nameIn(channel.$ref);
    const { messages } = (asyncapi.channels as Readonly<Record<string, ChannelObject>>)[type] ?? {};
    return [operationId, { type, schema: nameIn(messages?.[type]?.payload.$ref) }];
  }),
);
