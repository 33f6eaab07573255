import { contract, type ExampleRequest, exampleRequests } from '../examples/example-requests.ts';

/** Returns the requests that the consoles offer: every example of a body, with the required parameters. */
function consoleRequests(): ExampleRequest[] {
  const isShort = ({ id, parameters }: ExampleRequest) =>
    contract
      .operation(id)
      .parameters.every(({ name, in: place, required }) => required || !(name in (parameters[place] ?? {})));
  const all = exampleRequests();
  return all.filter(
    (request) =>
      isShort(request) || request.method !== 'get' || !all.some((one) => one.id === request.id && isShort(one)),
  );
}

/** Fields of examples whose values a server issues, or that depend on the time or on the request before. */
const replacedFields = ['code', 'refresh_token', 'since', 'updated_at'];

/**
 * Returns a request that the mock accepts as it is for each combination of a media type, an authentication and a successful
 * response: the last one, whose example has to be selected.
 */
export function requestsOfEachKind(): ExampleRequest[] {
  // Only what was deleted before can be restored.
  const requests = consoleRequests().filter(
    ({ path, body = {} }) => !path.endsWith('/restore') && !replacedFields.some((name) => name in (body as object)),
  );
  const kindOf = ({ id, mediaType, status }: ExampleRequest) =>
    [mediaType, status, contract.operation(id).security.flatMap(Object.keys).join()].join(' ');
  return [...Map.groupBy(requests, kindOf).values()].flatMap((ofKind) => ofKind.slice(-1));
}

export const titleOf = ({ id, example, mediaType }: ExampleRequest) =>
  [id, example, mediaType && `as ${mediaType}`].filter(Boolean).join(' ');
