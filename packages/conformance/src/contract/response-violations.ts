import { DocumentSchemas } from '../document/document-schemas.ts';
import { type ResponseJudge, responseJudge } from '../document/response-violations.ts';
import { contract } from './document.ts';
import { withLoopbackUrls } from './loopback-urls.ts';

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
