import type { OpenapiReader, ParameterObject, SchemaObject } from '@worklane/contract/openapi-reader';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import type { ResultCache } from '../incremental/result-cache.ts';
import { type HttpInterface, root } from '../specifications.ts';
import { boundWork, checkSizesFirst } from './bounded-validation.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { validatedSchemas } from './validated-schemas.ts';

const source = 'specs/schemas and specs/openapi';

/** Returns compiled validators: one for each schema, and one for the parameters of each operation. */
export async function validatorFiles(
  openapi: OpenapiReader,
  { folder, module }: HttpInterface,
  cache: ResultCache | undefined,
): Promise<GeneratedFile[]> {
  const schemas = openapi.document.components.schemas;
  const { byOperation, shared } = parameterSchemas(openapi);
  const codeOf = (all: Record<string, SchemaObject>, exported: readonly string[], options: ValidatorOptions) => {
    const definitions = validatedSchemas(all, exported);
    const compute = () => compile(definitions, exported, options);
    const inputs = () => JSON.stringify([definitions, exported, options]);
    return cache?.resultOf('validators', inputs(), compute) ?? compute();
  };
  const [schemaCode, parameterCode] = await Promise.all([
    codeOf(schemas, Object.keys(schemas), {}),
    codeOf({ ...schemas, ...shared, ...byOperation }, Object.keys(byOperation), { coerceTypes: true }),
  ]);
  return [
    { name: `${folder}validators/schemas.js`, text: `${header(source)}\n${schemaCode}` },
    {
      name: `${folder}validators/schemas.d.ts`,
      text: declarations(module, Object.keys(schemas), (name) => `schemas.${name}`),
    },
    { name: `${folder}validators/parameters.js`, text: `${header(source)}\n${parameterCode}` },
    {
      name: `${folder}validators/parameters.d.ts`,
      text: declarations(module, Object.keys(byOperation), () => 'RequestParameters'),
    },
  ];
}

/**
 * Returns a schema for the parameters of each operation, an object with `path`, `query` and `header`. Schemas that
 * several operations use are shared.
 */
function parameterSchemas(openapi: OpenapiReader) {
  const shared: Record<string, SchemaObject> = {};
  const names = new Map<string, string>();
  const share = (schema: SchemaObject): SchemaObject => {
    if (schema.$ref) return schema;
    const text = JSON.stringify(schema);
    const name = names.get(text) ?? `shared${names.size}`;
    names.set(text, name);
    shared[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  const place = (parameters: readonly ParameterObject[], closed: boolean): SchemaObject =>
    share({
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, share(schema)])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      ...(closed ? { additionalProperties: false } : {}),
    });
  const byOperation = [...openapi.operations.values()].map(({ id, parameters }) => {
    const at = (location: ParameterObject['in']) => parameters.filter((parameter) => parameter.in === location);
    const lowerCase = at('header').map((parameter) => ({ ...parameter, name: parameter.name.toLowerCase() }));
    const properties = {
      path: place(at('path'), true),
      query: place(at('query'), true),
      header: place(lowerCase, false),
    };
    return [id, { type: 'object', properties, required: Object.keys(properties) }] as const;
  });
  return { byOperation: Object.fromEntries(byOperation), shared };
}

interface ValidatorOptions {
  readonly coerceTypes?: boolean;
}

async function compile(definitions: object, exported: readonly string[], options: ValidatorOptions): Promise<string> {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    allowUnionTypes: true,
    code: { esm: true, lines: true, source: true },
    inlineRefs: false,
    strict: true,
  });
  addFormats.default(ajv);
  // The limits of an integer say the same: its format would only repeat a violation.
  for (const format of ['int32', 'double-int']) ajv.addFormat(format, true);
  checkSizesFirst(ajv);
  ajv.addSchema({ $id: 'contract', $defs: definitions });
  const code = standaloneCode.default(
    ajv,
    Object.fromEntries(exported.map((name) => [name, `contract#/$defs/${name}`])),
  );
  return bundleRuntime(boundWork(code));
}

/** Inlines the functions of Ajv that the code requires, so that it is ESM without dependencies. */
async function bundleRuntime(contents: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: `${root}tools/generators`, loader: 'js' },
    bundle: true,
    format: 'esm',
    legalComments: 'none',
    preserveSymlinks: true,
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const declarations = (module: string, names: readonly string[], typeOf: (name: string) => string): string =>
  [
    header(source),
    // The package name resolves to the same module here and where the package is installed.
    `import type { RequestParameters, schemas, Validator } from '${module}';\n`,
    ...names.map((name) => `export const ${name}: Validator<${typeOf(name)}>;`),
    '',
  ].join('\n');
