import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';

/** The paths of the mock itself, which are outside of the contract. */
export const controlPrefix = '/__mock/';

/** The path of the applications of the mock in the format of the conformance suite. */
export const credentialsPath = `${controlPrefix}credentials`;

/** By method and path: `GET /__mock/credentials`. */
export type ControlEndpoints = Readonly<
  Record<string, (request: ParsedRequest) => HttpResponse | Promise<HttpResponse>>
>;
