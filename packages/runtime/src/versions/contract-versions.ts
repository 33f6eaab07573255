import type { Operation } from '@worklane/contract';
import {
  appendToPointer,
  isInVersion,
  type OpenapiReader,
  parsePointer,
  type VersionsObject,
} from '@worklane/contract/openapi-reader';
import { invalidFields, invalidParameters, ProblemError, type ProblemViolation } from '@worklane/contract/requests';
import { downgrade, downgradePath, type SchemaChanges, SchemaChangesReader, upgrade } from './schema-changes.ts';

/** Request headers, by lower-case name. */
type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A response body, before it is sent. */
interface SentBody {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly text: string;
}

/**
 * The dated versions of a contract. Requests without the header, and operations that other standards define, use the
 * current one.
 */
export class ContractVersions {
  readonly #openapi: OpenapiReader;
  readonly #reader: SchemaChangesReader;
  /** The types of the events that a version does not have. */
  readonly #absentEvents = new Map<string, ReadonlySet<unknown>>();

  constructor(openapi: OpenapiReader) {
    this.#openapi = openapi;
    this.#reader = new SchemaChangesReader((schema) => openapi.resolve(schema));
  }

  /** The header by which a request chooses a version; undefined in a contract without versions. */
  get header(): string | undefined {
    return this.#openapi.document['x-versions']?.header;
  }

  get #versions(): VersionsObject['dates'] {
    return this.#openapi.document['x-versions']?.dates ?? [];
  }

  /** Returns the earlier version that a request asks for; undefined for the current one. */
  earlier(operation: Operation, headers: Headers): string | undefined {
    const date = this.asked(headers);
    const isEarlier = this.#versions.slice(0, -1).some((version) => version.date === date);
    return isEarlier && operation.authentication === 'bearer' ? date : undefined;
  }

  /** Returns the version that the header of a request names. */
  asked(headers: Headers): string | undefined {
    const { header } = this;
    return header && headers[header.toLowerCase()]?.toString();
  }

  /** @throws ProblemError invalid_parameter for a version that the contract does not have; not_found if it lacks the operation */
  check(operation: Operation, headers: Headers): void {
    const date = this.#dateOf(operation, headers);
    if (date === undefined) return;
    if (!this.#versions.some((version) => version.date === date)) {
      const detail = `must be one of ${this.#versions.map((version) => version.date).join(', ')}`;
      throw invalidParameters([{ in: 'header', pointer: `/${this.header}`, code: 'not_in_enum', detail }]);
    }
    const described = this.#openapi.operations.get(operation.id);
    if (described && !isInVersion(described.operation, date)) {
      throw new ProblemError('not_found', `Version ${date} does not have the operation ${operation.id}.`);
    }
  }

  /** @throws ProblemError invalid_parameter for query parameters and events that the version of a request does not have */
  checkQuery(operation: Operation, headers: Headers, target: string): void {
    const date = this.#dateOf(operation, headers);
    const query = target.indexOf('?');
    if (date === undefined || query === -1) return;
    const parameters = this.#openapi.operations.get(operation.id)?.parameters ?? [];
    const absent = parameters.filter((each) => each.in === 'query' && !isInVersion(each, date));
    const events = date === this.#versions.at(-1)?.date ? new Set() : this.#eventsAfter(date);
    if (absent.length + events.size === 0) return;
    const errors = [...new URLSearchParams(target.slice(query + 1))].flatMap(([name, value]): ProblemViolation[] => {
      const at = { in: 'query', pointer: appendToPointer('', name) } as const;
      if (absent.some((each) => each.name === name)) {
        return [{ ...at, code: 'unknown_property', detail: `is not a parameter of version ${date}` }];
      }
      const isList = parameters.some((each) => each.name === name && each.schema?.type === 'array');
      const later = isList && value.split(',').find((each) => events.has(each));
      return later ? [{ ...at, code: 'not_in_enum', detail: `${later} is not an event of version ${date}` }] : [];
    });
    if (errors.length > 0) throw invalidParameters(errors);
  }

  /** Returns the version of a request, which may not exist; undefined for a contract or an operation without versions. */
  #dateOf(operation: Operation, headers: Headers): string | undefined {
    if (operation.authentication !== 'bearer') return undefined;
    return this.asked(headers) ?? this.#versions.at(-1)?.date;
  }

  /**
   * Returns the headers of responses in an earlier version: it is deprecated since the next one (RFC 9745, section 2.1), and
   * ends at its sunset (RFC 8594, section 3).
   */
  headers(date: string): Record<string, string> {
    const index = this.#versions.findIndex((version) => version.date === date);
    const next = this.#versions[index + 1];
    const sunset = this.#versions[index]?.['x-sunset'];
    return {
      ...(next && { Deprecation: `@${Date.parse(next.date) / 1000}` }),
      ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
    };
  }

  /** Returns the value of a request body as the contract has it now. @throws ProblemError validation_failed for later events */
  upgradeBody(schema: string, version: string, value: unknown): unknown {
    const absent = this.#eventsAfter(version);
    const { events, event_type } = Object(value);
    const named = [
      ['/event_type', event_type],
      ...Object.entries(Object(events)).map(([i, each]) => [`/events/${i}`, each]),
    ];
    const errors = named.flatMap(([pointer, type]): ProblemViolation[] => {
      const detail = `is not an event of version ${version}`;
      return absent.has(type) ? [{ in: 'body', pointer: String(pointer), code: 'not_in_enum', detail }] : [];
    });
    if (errors.length > 0) throw invalidFields(errors);
    return upgrade(this.#changesOf(schema), version, value);
  }

  /** Returns the target of a request with the query parameters, and the values of enumerations in them, that the contract has now. */
  upgradeTarget({ id }: Operation, version: string, target: string): string {
    const [path = '', ...query] = target.split('?');
    if (query.length === 0) return target;
    const parameters = this.#openapi.operation(id).parameters.filter((each) => each.in === 'query');
    const pairs = query
      .join('?')
      .split('&')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        const renamed = parameters.find((each) => each['x-renamed-from'] === name && version < String(each['x-since']));
        const parameter = renamed ?? parameters.find((each) => each.name === name);
        const changes = parameter?.schema && this.#reader.of(parameter.schema);
        return [parameter?.name ?? name, ...value.map((text) => upgrade(changes, version, text))].join('=');
      });
    return `${path}?${pairs.join('&')}`;
  }

  /** Returns the text of a response in an earlier version. */
  downgradeText(operation: Operation, version: string, { status, mediaType, text }: SentBody): string {
    if (mediaType === 'application/problem+json') return this.#downgradeProblem(operation, version, text);
    const schema = operation.responses[status]?.content[mediaType ?? ''];
    const current = withoutEvents(text, this.#eventsAfter(version));
    return schema ? this.downgradeJson(schema, version, current) : current;
  }

  #eventsAfter(version: string): ReadonlySet<unknown> {
    const known = this.#absentEvents.get(version);
    if (known) return known;
    const later = [...this.#openapi.webhooks.values()].filter(({ operation }) => !isInVersion(operation, version));
    const types = new Set(later.map(({ path }) => path));
    this.#absentEvents.set(version, types);
    return types;
  }

  /** Returns JSON text of a schema in an earlier version: a value, lines of values, or events of a stream. */
  downgradeJson(schema: string, version: string, text: string): string {
    const changes = this.#changesOf(schema);
    if (!changes) return text;
    return text.replace(/^(data: ?)?([[{].*)$/gm, (_, prefix = '', json) => {
      return prefix + JSON.stringify(downgrade(changes, version, JSON.parse(json)));
    });
  }

  /** Names the fields of the request as the client does. */
  #downgradeProblem({ requestBody }: Operation, version: string, text: string): string {
    const [schema] = Object.values(requestBody?.content ?? {});
    const problem = JSON.parse(text) as { errors?: ProblemViolation[] };
    if (!schema || !problem.errors) return text;
    const changes = this.#changesOf(schema);
    const errors = problem.errors.map((error) => {
      if (error.in !== 'body') return error;
      const path = downgradePath(changes, version, parsePointer(error.pointer));
      return { ...error, pointer: appendToPointer('', ...path) };
    });
    return JSON.stringify({ ...problem, errors });
  }

  #changesOf(name: string): SchemaChanges | undefined {
    return this.#openapi.document.components.schemas[name] && this.#reader.of({ $ref: `#/components/schemas/${name}` });
  }
}

/** Removes events from a list, and from a stream, which keeps their cursors. */
function withoutEvents(text: string, absent: ReadonlySet<unknown>): string {
  if (absent.size === 0) return text;
  if (!text.startsWith('{')) {
    return text.replace(/^event: (.+)\ndata: .*\n/gm, (lines, type) => (absent.has(type) ? '' : lines));
  }
  const page = JSON.parse(text) as { readonly data?: unknown };
  if (!Array.isArray(page.data)) return text;
  return JSON.stringify({ ...page, data: page.data.filter((item) => !absent.has(Object(item).type)) });
}
