import { DocumentSchemas } from '../document/document-schemas.ts';
import { type ResponseJudge, responseJudge } from '../document/response-violations.ts';
import type { HttpResponse } from '../http-exchange.ts';
import { contract } from './document.ts';

export const contractSchemas = DocumentSchemas.of(contract);

const judge = responseJudge(contract, contractSchemas, { isStrict: true });

/** Returns how a response differs from the contract, in sentences. */
export const responseViolations: ResponseJudge = (operation, response, context) =>
  judge(operation, withLoopbackUrls(response), context);

/** Returns how a value differs from a schema of the contract, in sentences. */
export const schemaViolations = (name: string, value: unknown): string[] =>
  contractSchemas
    .violations(contract.schema(name), value)
    .map(({ instancePath, message }) => `${instancePath} ${message}`);

/** The scheme of URLs of loopback hosts, which a service in development can return (WebhookUrl.yaml). */
const scheme = /("url":\s*"http)(?=:\/\/(localhost|[^/?#"]+\.localhost|127\.[\d.]+|\[::1\])[/:?"])/gi;

/** Returns a response whose URLs of loopback hosts match the pattern of the contract. */
const withLoopbackUrls = (response: HttpResponse): HttpResponse => ({
  ...response,
  body: response.body.replace(scheme, '$1s'),
});
