import { DocumentSchemas } from '../document/document-schemas.ts';
import { responseJudge } from '../document/response-violations.ts';
import { contract } from './document.ts';

const schemas = new DocumentSchemas(contract);

/** Returns how a response differs from the contract, in sentences. */
export const responseViolations = responseJudge(contract, schemas, { isStrict: true });

/** Returns how a value differs from a schema of the contract, in sentences. */
export const schemaViolations = (name: string, value: unknown): string[] =>
  schemas.violations(contract.schema(name), value).map(({ instancePath, message }) => `${instancePath} ${message}`);
