import type { DemoPlatform } from '../environment/demo-platform.ts';
import { type Application, obtainCode } from './demo-authorization.ts';
import type { ExampleRequest } from './example-requests.ts';

/** A value of an example with which the service rejects the request. */
export interface Substitution {
  /** The name of a parameter, or of a property of the body. */
  readonly name: string;
  readonly reason: string;
  /** Returns the value to send, or undefined to leave it out. */
  value(): Promise<unknown> | unknown;
}

const issuedValue = 'The service generates the value.';
const ownAddress = 'The service issues tokens for its own resources.';
const continues = 'The value continues an earlier response of the same list.';
const usedUp = 'The first request with this version has changed the record.';
const retention = 'Attempts are kept for 30 days, so the time must be recent.';

const hour = 3_600_000;

/** The values that replace those of the examples on a service with demo data. */
export class Substitutions {
  readonly #demo: DemoPlatform;
  readonly #codes = new Map<string, Promise<string | null>>();
  #refreshToken: string | undefined;

  constructor(demo: DemoPlatform) {
    this.#demo = demo;
  }

  /** Keeps what later requests need. */
  onResponse({ id, example }: ExampleRequest, body: unknown): void {
    if (id === 'createToken' && example === 'authorization_code') {
      this.#refreshToken = (body as { refresh_token: string }).refresh_token;
    }
  }

  /** Returns what must be replaced in a request. */
  of(request: ExampleRequest): Substitution[] {
    const { id, method, mediaType, parameters } = request;
    return [
      ...this.#issued(request),
      ...('resource' in { ...parameters.query }
        ? [{ name: 'resource', reason: ownAddress, value: () => this.#demo.baseUrl }]
        : []),
      ...(id === 'recoverWebhook' && 'since' in (request.body as object)
        ? [{ name: 'since', reason: retention, value: () => new Date(Date.now() - hour).toISOString() }]
        : []),
      ...Object.keys({ ...parameters.query, ...parameters.header })
        .filter((name) => name === 'cursor' || name === 'Last-Event-ID')
        .map((name) => ({ name, reason: continues, value: () => undefined })),
      // The same example, sent a second time.
      ...(method === 'patch' && mediaType === 'application/json'
        ? [{ name: 'If-Match', reason: usedUp, value: () => undefined }]
        : []),
    ];
  }

  /** Replaces what the service issues: credentials, codes and tokens. The demo data has one client ID of the examples. */
  #issued(request: ExampleRequest): Substitution[] {
    const fields = fieldsOf(request);
    const application = applicationOf(fields);
    const values: Record<string, Substitution['value']> = {
      client_id: () => this.#demo.printed(application, 'client_id'),
      client_secret: () => this.#demo.printed(application, 'client_secret'),
      redirect_uri: () => this.#demo.printed(application, 'redirect_uri'),
      code: () => this.#code(application, 'code_verifier' in fields),
      refresh_token: () => this.#refreshToken,
    };
    return Object.entries(values)
      .filter(([name]) => name in fields && !(name === 'client_id' && application === 'Without a secret'))
      .map(([name, value]) => ({ name, reason: issuedValue, value }));
  }

  /** Returns the code for a request, in any number of attempts. */
  #code(application: Application, withChallenge: boolean): Promise<string | null> {
    const key = `${application} ${withChallenge}`;
    const code = this.#codes.get(key) ?? obtainCode(this.#demo, application, withChallenge);
    this.#codes.set(key, code);
    return code;
  }
}

/** Returns the parameters of the query and the fields of the body. */
const fieldsOf = ({ parameters, body }: ExampleRequest): Readonly<Record<string, unknown>> => ({
  ...parameters.query,
  ...(body as object | undefined),
});

/** Returns the label of the application that can send a request. */
function applicationOf({ grant_type, client_secret, response_type }: Readonly<Record<string, unknown>>): Application {
  if (grant_type === 'client_credentials') return 'Private application';
  return client_secret !== undefined || response_type !== undefined ? 'Public application' : 'Without a secret';
}

/** Returns a request with the values of substitutions. */
export async function substitute(
  request: ExampleRequest,
  substitutions: readonly Substitution[],
): Promise<ExampleRequest> {
  const values = new Map<string, unknown>();
  for (const { name, value } of substitutions) values.set(name, await value());
  const replaced = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([name, value]) => [name, values.has(name) ? values.get(name) : value] as const)
        .filter(([, value]) => value !== undefined),
    );
  return {
    ...request,
    parameters: Object.fromEntries(
      Object.entries(request.parameters).map(([place, fields]) => [place, replaced(fields)]),
    ),
    body: request.body === undefined ? undefined : replaced(request.body as Record<string, unknown>),
  };
}
