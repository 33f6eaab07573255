import SwaggerParser from '@apidevtools/swagger-parser';
import { compileErrors, validate as validateWithReadme } from '@readme/openapi-parser';
import { validate as validateWithScalar } from '@scalar/openapi-parser';
import { describe, expect, it } from 'vitest';
import { type Document, readOpenApi } from './published-documents.ts';

// The parsers read the whole document.

/** Returns the errors and warnings of a parser. */
type Parser = (document: Document) => Promise<readonly string[]>;

const swaggerParser: Parser = (document) =>
  SwaggerParser.validate(document).then(
    () => [],
    ({ message }: Error) => [message],
  );

const readme: Parser = async (document) => {
  const result = await validateWithReadme(document);
  return result.valid ? result.warnings.map(({ message }) => message) : [compileErrors(result)];
};

const scalar: Parser = async (document) => {
  const { errors = [] } = await validateWithScalar(document);
  return errors.map(({ message }) => message);
};

describe.each([
  ['swagger-parser', swaggerParser],
  ['the parser of ReadMe', readme],
  ['the parser of Scalar', scalar],
])('%s', (_name, parse) => {
  it('accepts the OpenAPI document', async () => {
    expect(await parse(readOpenApi())).toEqual([]);
  });

  it('reports a reference to a component that does not exist', async () => {
    const document = readOpenApi();
    delete document.components.schemas.Money;
    expect(await parse(document)).not.toEqual([]);
  });
});
