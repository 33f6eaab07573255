import { randomUUID } from 'node:crypto';
import { type Operation, operations, type Resource, resources } from '@worklane/contract';
import { parameterExample, requestExamples } from '../contract/document.ts';
import { type Request, send } from '../exchange.ts';
import type { Target } from '../target/target.ts';
import { replaceReferences } from './references.ts';

type Body = Record<string, unknown>;

const hour = 3_600_000;

/** What a case needs does not exist at the target, and cannot be made there. */
export class UnmetNeed extends Error {
  override name = 'UnmetNeed';
}

/** Makes what requests refer to: records, webhooks, attempts. Where nothing is kept, ids are made up. */
export class World {
  readonly #target: Target;
  #members: Promise<number[]> | undefined;
  #membersGiven = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  /** A request that the contract allows, with a token that may do all. */
  async validRequest(operation: Operation, body?: { mediaType: string; value: unknown }): Promise<Request> {
    const [example] = requestExamples(operation);
    const sent = body ?? (example && { ...example, value: await this.ready(operation, example.value) });
    return {
      method: operation.method.toUpperCase(),
      path: (await this.#path(operation)) + this.#requiredQuery(operation),
      headers: {
        accept: 'application/json, application/problem+json, text/event-stream',
        ...(operation.authentication === 'bearer' && { authorization: `Bearer ${this.#target.tokens.full}` }),
        ...(sent && { 'content-type': sent.mediaType }),
      },
      ...(sent && { body: encoded(sent) }),
    };
  }

  /** An example body, with this organization, an external_id that is free, a recent moment and records that exist. */
  async ready(operation: Operation, example: unknown): Promise<unknown> {
    const { organization_id, client_id, client_secret } = this.#target.credentials;
    const body = example as Body;
    if ('org_id' in body) body.org_id = organization_id;
    if ('since' in body) body.since = new Date(Date.now() - hour).toISOString();
    if (operation.authentication === 'client' && client_id !== undefined) {
      Object.assign(body, { client_id, client_secret }, 'organization_id' in body && { organization_id });
    }
    const resource = resourceOf(operation);
    if (resource && operation.method === 'post') body.external_id = randomUUID();
    if (resource && this.#target.capabilities.has('state'))
      await replaceReferences(resource, body, (kind) => this.#recordOf(kind));
    return body;
  }

  /** Sends a request that makes something. @returns its id */
  async make(request: Request): Promise<number> {
    const { answer } = await send(this.#target.baseUrl, request);
    if (answer.status >= 300) {
      throw new Error(`${request.method} ${request.path} was answered with ${answer.status}: ${answer.body}`);
    }
    return (JSON.parse(answer.body) as { id: number }).id;
  }

  #requiredQuery(operation: Operation): string {
    const required = operation.parameters.filter((each) => each.in === 'query' && each.required);
    if (required.length === 0) return '';
    const query = new URLSearchParams(required.map(({ name }) => [name, String(parameterExample(operation, name))]));
    if (query.has('client_id') && this.#target.capabilities.has('oauth')) this.#namePublicApplication(query);
    return `?${query}`;
  }

  #namePublicApplication(query: URLSearchParams): void {
    const application = this.#target.credentials.public;
    if (!application) throw new UnmetNeed('the credentials name no public application');
    for (const [name, value] of Object.entries(application)) query.set(name, value);
  }

  async #path({ path, collection }: Operation): Promise<string> {
    const id = async (name: string): Promise<number> => {
      if (name === 'organization_id') return this.#target.credentials.organization_id;
      if (!this.#target.capabilities.has('state')) return 1;
      if (name === 'webhook_id') return this.#create(operations.createWebhook);
      return this.#recordOf(
        Object.values<Resource>(resources).find((each) => each.collection === collection)?.kind ?? '',
      );
    };
    if (path.includes('{log_id}') && this.#target.capabilities.has('state')) return this.#logPath(path);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    let filled = path;
    for (const name of names) filled = filled.replace(`{${name}}`, String(await id(name)));
    return filled;
  }

  async #logPath(path: string): Promise<string> {
    const webhook = await this.#create(operations.createWebhook);
    const test = operations.testWebhook.path.replace('{webhook_id}', String(webhook));
    const log = await this.make({ method: 'POST', path: test, headers: this.#authorized });
    return path.replace('{webhook_id}', String(webhook)).replace('{log_id}', String(log));
  }

  async #recordOf(kind: string): Promise<number> {
    if (!this.#target.capabilities.has('state')) return 1;
    if (kind === 'member') return this.#nextMember();
    const create = Object.values<Operation>(operations).find(
      (operation) => operation.method === 'post' && resourceOf(operation)?.kind === kind,
    );
    if (!create) throw new Error(`No operation creates a ${kind}.`);
    return this.#create(create);
  }

  async #create(operation: Operation): Promise<number> {
    return this.make(await this.validRequest(operation));
  }

  /** Another one each time, as far as there are others. */
  async #nextMember(): Promise<number> {
    if (!this.#target.capabilities.has('members')) throw new UnmetNeed('needs the capability members');
    this.#members ??= this.#listMembers();
    const members = await this.#members;
    const member = members[this.#membersGiven++ % members.length];
    if (member === undefined) throw new UnmetNeed('the organization has no member');
    return member;
  }

  async #listMembers(): Promise<number[]> {
    const { organization_id } = this.#target.credentials;
    const path = operations.listMembers.path.replace('{organization_id}', String(organization_id));
    const { answer } = await send(this.#target.baseUrl, { method: 'GET', path, headers: this.#authorized });
    return (JSON.parse(answer.body) as { data: { id: number }[] }).data.map(({ id }) => id);
  }

  get #authorized() {
    return { authorization: `Bearer ${this.#target.tokens.full}` };
  }
}

export const resourceOf = ({ collection }: Operation): Resource | undefined =>
  Object.values<Resource>(resources).find((resource) => resource.collection === collection);

const encoded = ({ mediaType, value }: { mediaType: string; value: unknown }): string =>
  mediaType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(value as Record<string, string>).toString()
    : JSON.stringify(value);
