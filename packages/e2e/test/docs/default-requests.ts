import { contract, type ExampleRequest, exampleRequests } from '../examples/example-requests.ts';

/** Returns the requests that the consoles offer: every example of a body, with the required parameters. */
export function consoleRequests(): ExampleRequest[] {
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

/**
 * Returns a request that the mock accepts as it is for each combination of a media type, an authentication and a successful
 * response.
 */
export function requestsOfEachKind(): ExampleRequest[] {
  const kindOf = ({ id, mediaType, status }: ExampleRequest) =>
    [mediaType, status, contract.operation(id).security.flatMap(Object.keys).join()].join(' ');
  const isIssued = ({ body }: ExampleRequest) => 'code' in { ...(body as object | undefined) };
  const kinds = Map.groupBy(
    consoleRequests().filter((request) => !isIssued(request)),
    kindOf,
  );
  return [...kinds.values()].flatMap((requests) => requests.slice(0, 1));
}

/** Whether a value of an example is sent by the console without an entry in an optional field. */
export function isSentByDefault({ id, body }: ExampleRequest, name: string): boolean {
  const required = contract.operation(id).parameters.some((parameter) => parameter.name === name && parameter.required);
  return required || name in ((body as object | undefined) ?? {});
}

export const titleOf = ({ id, example, mediaType }: ExampleRequest) =>
  [id, example, mediaType && `as ${mediaType}`].filter(Boolean).join(' ');
