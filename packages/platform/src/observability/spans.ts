import type { Attributes, Context, Span, SpanOptions, Tracer } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { LRUCache } from 'lru-cache';

type Api = typeof import('@opentelemetry/api');

/** Undefined while tracing is off: then a span costs a comparison, and the libraries are not loaded. */
export let tracing: { readonly api: Api; readonly tracer: Tracer } | undefined;

export function useTracer(next: typeof tracing): void {
  tracing = next;
}

export interface SpanDescription {
  readonly name: string;
  /** Whether it is the call of another server. */
  readonly isCall?: boolean;
  readonly attributes: Attributes;
  /** The `traceparent` of the cause, null for a trace of its own. Default: the span that is active. */
  readonly cause?: string | null;
}

/** Does work in a span, which is undefined while tracing is off. */
export async function inSpan<Result>(
  { name, isCall = false, attributes, cause }: SpanDescription,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work(undefined);
  const { api, tracer } = tracing;
  const kind = isCall ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL;
  const parent =
    cause === undefined
      ? api.context.active()
      : api.propagation.extract(api.ROOT_CONTEXT, cause === null ? {} : { traceparent: cause });
  return tracer.startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed, by a code: messages may contain input of clients. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = Object(error) as { code?: string; name?: string };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  if (tracing) span.setStatus({ code: tracing.api.SpanStatusCode.ERROR });
}

const activeSpan = () => tracing?.api.trace.getActiveSpan();

/** Returns the active span as the header `traceparent` (W3C Trace Context, section 3.2). */
export function activeTraceparent(): string | undefined {
  const span = activeSpan()?.spanContext();
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags}`;
}

/** Returns the options of a logger whose lines have the active span, by the names of OpenTelemetry. */
export const tracedLines = () => (tracing ? { mixin: activeIds } : {});

function activeIds(): object {
  const span = activeSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** The call that some work is for, which a batch continues. */
export const activeContext = (): Context | undefined => tracing?.api.context.active();

/** Does work for several calls in the span of the first one that is traced. Those of the others link to it. */
export async function inSharedSpan<Result>(
  contexts: readonly (Context | undefined)[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const { api, tracer } = tracing;
  // In the trace of a caller that does not sample, the work would be missing from those of all others.
  const isTraced = (each: Context | undefined) => each && api.trace.getSpan(each)?.isRecording() === true;
  const [first = contexts[0] ?? api.ROOT_CONTEXT, ...others] = contexts.filter(isTraced);
  const context = api.trace.getSpanContext(first);
  const spans = others.map((other) => tracer.startSpan('batch', context && { links: [{ context }] }, other));
  try {
    return await api.context.with(first, work);
  } finally {
    for (const span of spans) span.end();
  }
}

/** Whether a request, delivery or job is in progress: background loops, which a request may have started, have no spans. */
const isRecording = () => activeSpan()?.isRecording() === true;

/** Executes a statement in a span. */
export const inStatementSpan = <Result>(name: string, execute: () => Promise<Result>): Promise<Result> =>
  isRecording() ? inSpan({ name, isCall: true, attributes: databaseAttributes(name) }, execute) : execute();

/** Returns the options of Kysely for a span per statement. */
export const tracedStatements = () => (tracing ? { log: recordStatement } : {});

function recordStatement(event: LogEvent): void {
  if (!tracing || !isRecording()) return;
  const now = performance.now();
  const name = statementName(event.query.sql);
  const options: SpanOptions = {
    kind: tracing.api.SpanKind.CLIENT,
    attributes: databaseAttributes(name),
    startTime: now - event.queryDurationMillis,
  };
  const span = tracing.tracer.startSpan(name, options);
  if (event.level === 'error') failSpan(span, event.error);
  span.end(now);
}

const databaseAttributes = (name: string): Attributes => ({ 'db.system.name': 'postgresql', 'db.query.summary': name });

const statementNames = new LRUCache<string, string>({ max: 1000 });

/** Returns what a statement does to which tables, such as `insert records, insert events`, without any of its values. */
function statementName(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const changes = [...text.matchAll(/\b(insert|delete|update)\s+(?:into\s+|from\s+)?(?!set\b|skip\b)"?([a-z_]+)/g)].map(
    ([, action, table]) => `${action} ${table}`,
  );
  // What a function returns is not a table.
  const [, table] = /\bfrom\s+"?([a-z_]+)\b"?(?!\s*\()/.exec(text) ?? [];
  const [command = ''] = /[a-z]+/.exec(text.replace('/* prepared */', '')) ?? [];
  const name = changes.join(', ') || (table ? `select ${table}` : command);
  statementNames.set(text, name);
  return name;
}
