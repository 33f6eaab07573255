import { expect } from 'vitest';
import { requestTable, type Scenario, type Step } from './request-table.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface ReceivedResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export type Send = (request: SentRequest) => Promise<ReceivedResponse>;

/** Sends a request with fetch, in Node and in the page of a browser. */
export async function sendWithFetch({ url, ...init }: SentRequest): Promise<ReceivedResponse> {
  const response = await fetch(url, init);
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
}

/** Performs the steps of a scenario in order, and compares the responses with those that it expects. */
export async function perform({ steps, name }: Scenario, baseUrl: string, send: Send): Promise<void> {
  const saved: Saved = { org: 7000 + requestTable.findIndex((scenario) => scenario.name === name) };
  for (const step of steps) await performStep(step, saved, baseUrl, send);
}

type Saved = Record<string, unknown>;

/** Replaces `{task}` by the saved value; a text that consists of it becomes the value itself. */
function filledIn<T>(value: T, saved: Saved): T {
  if (typeof value === 'string') {
    const [, name = ''] = /^\{(\w+)\}$/.exec(value) ?? [];
    if (name in saved) return saved[name] as T;
    return value.replace(/\{(\w+)\}/g, (text, each) => (each in saved ? String(saved[each]) : text)) as T;
  }
  if (Array.isArray(value)) return value.map((item) => filledIn(item, saved)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filledIn(each, saved)])) as T;
}

function requestOf({ send, body, headers = {} }: Step, saved: Saved, baseUrl: string): SentRequest {
  const [method = '', path = ''] = filledIn(send, saved).split(' ');
  const given = {
    Authorization: 'Bearer x',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...filledIn(headers, saved),
  };
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(filledIn(body, saved));
  return {
    method,
    url: baseUrl + path,
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
    body: text ?? null,
  };
}

async function performStep(step: Step, saved: Saved, baseUrl: string, send: Send): Promise<void> {
  const { status, headers, text } = await send(requestOf(step, saved, baseUrl));
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  expect(status, `${step.send}: ${text}`).toBe(step.status);
  for (const [name, field] of Object.entries(step.saves ?? {})) saved[name] = (body as Saved)[field];
  const { returns, has = {} } = filledIn({ returns: step.returns, has: step.has }, saved);
  for (const [name, value] of Object.entries(has))
    expect([name, headers[name.toLowerCase()] ?? null]).toEqual([name, value]);
  expect(headers['x-request-id']).toMatch(/^req_/);
  if (returns) expect(body).toMatchObject(returns);
}
