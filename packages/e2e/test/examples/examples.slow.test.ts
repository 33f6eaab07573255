import { problems } from '@worklane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPlatform, startDemoPlatform } from '../environment/demo-platform.ts';
import { sentValues, shapeDifferences } from './compare-bodies.ts';
import { obtainAccessToken } from './demo-authorization.ts';
import { contract, type ExampleRequest, exampleRequests, send } from './example-requests.ts';
import { causeProblem, problemCodes, withoutData } from './problem-examples.ts';
import { Substitutions, substitute } from './substitutions.ts';

let demo: DemoPlatform;
let substitutions: Substitutions;
let accessToken: string;

const requests = exampleRequests();
const [batches = [], others = []] = [true, false].map((isBatch) =>
  requests.filter(({ path }) => path.endsWith('/batch') === isBatch),
);

function sendTo(request: ExampleRequest): Promise<Response> {
  const isBearer = contract.operation(request.id).security.some((requirement) => 'oauth2' in requirement);
  return send(demo.baseUrl, request, isBearer ? { Authorization: `Bearer ${accessToken}` } : {});
}

interface ReadResponse {
  status: number;
  body: string;
  /** Whether the request was rejected, by its status or in a redirect to the application. */
  isRejected: boolean;
}

/** Reads a response, of a stream only the status. */
async function read(response: Response): Promise<ReadResponse> {
  const { status, headers } = response;
  const isStream = headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const isRejected = status >= 400 || /[?&]error=/.test(headers.get('location') ?? '');
  return { status, body: isStream ? '' : await response.text(), isRejected };
}

// Batches change the records that the other examples change.
describe.each([
  ['other requests', others],
  ['batches', batches],
])('on a service with demo data, of %s', (_, examples) => {
  beforeAll(async () => {
    demo = await startDemoPlatform();
    substitutions = new Substitutions(demo);
    accessToken = await obtainAccessToken(demo);
  });
  afterAll(() => demo?.stop());

  it.each(examples.map((request) => [nameOf(request), request] as const))(
    'the example %s succeeds',
    async (_, request) => {
      const replacements = substitutions.of(request);
      for (const replacement of replacements) {
        const others = replacements.filter((each) => each !== replacement);
        const { isRejected } = await read(await sendTo(await substitute(request, others)));
        expect(isRejected, `${replacement.name} is replaced only if it must be`).toBe(true);
      }
      const sent = await substitute(request, replacements);
      const { status, body, isRejected } = await read(await sendTo(sent));
      expect(isRejected, body).toBe(false);
      expect(status, body).toBe(request.status);
      if (typeof request.response !== 'object' || request.response === null) return;
      const received = JSON.parse(body);
      substitutions.onResponse(request, received);
      expect(shapeDifferences(received, request.response)).toEqual([]);
      if (isRecord(request.response)) expect(sentValues(received)).toEqual(sentValues(request.response));
    },
  );

  if (examples === batches) return;

  it.each(problemCodes)('the example of %s causes this problem', async (code) => {
    const { status, problem, documented } = await causeProblem(demo, code);
    expect(status, JSON.stringify(problem)).toBe(problems[code].status);
    expect(problem).toMatchObject({ code, title: problems[code].title, type: `/docs/problems#${code}` });
    expect(withoutData(problem.detail)).toBe(withoutData(documented));
  });

  it('has examples of every operation', () => {
    expect(new Set(requests.map(({ id }) => id))).toEqual(new Set(contract.operations.keys()));
  });
});

function nameOf({ id, example, mediaType, parameters }: ExampleRequest): string {
  const isSent = ({ in: place, name }: { in: string; name: string }) => name in (parameters[place] ?? {});
  const isShort = !contract.operation(id).parameters.every(isSent);
  return [id, example, mediaType && `as ${mediaType}`, isShort && 'without optional parameters']
    .filter(Boolean)
    .join(' ');
}

/** Whether an example is a record, a member or a webhook. */
const isRecord = (example: object): boolean => 'version' in example || 'role' in example || 'org_id' in example;
