import { basename } from 'node:path';
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
  const modules = [
    moduleOf('schemas', schemas, Object.keys(schemas), {}),
    // The runtime has a message for every keyword of a parameter.
    moduleOf('parameters', { ...schemas, ...shared, ...byOperation }, Object.keys(byOperation), {
      coerceTypes: true,
      messages: false,
    }),
  ];
  const compute = () => compiled(modules);
  const code = await (cache?.resultOf('validators', JSON.stringify(modules), compute) ?? compute());
  return [
    ...Object.entries(JSON.parse(code) as Record<string, string>).map(([name, text]) => ({
      name: `${folder}validators/${name}`,
      text: `${header(source)}\n${text}`,
    })),
    {
      name: `${folder}validators/schemas.d.ts`,
      text: declarations(module, Object.keys(schemas), (name) => `schemas.${name}`),
    },
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

interface ValidatorModule {
  readonly name: string;
  readonly definitions: object;
  readonly exported: readonly string[];
  readonly options: { readonly coerceTypes?: boolean; readonly messages?: boolean };
}

const moduleOf = (
  name: string,
  schemas: Record<string, SchemaObject>,
  exported: readonly string[],
  options: ValidatorModule['options'],
): ValidatorModule => ({ name, definitions: validatedSchemas(schemas, exported), exported, options });

function compile({ definitions, exported, options }: ValidatorModule): string {
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
  return boundWork(code);
}

/** Returns the code of the modules as JSON, by the names of their files. They share the functions of Ajv that they require. */
async function compiled(modules: readonly ValidatorModule[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: modules.map(({ name }) => name),
    outdir: root,
    bundle: true,
    splitting: true,
    chunkNames: 'runtime',
    format: 'esm',
    legalComments: 'none',
    plugins: [
      {
        name: 'modules',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'entry-point' ? { path, namespace: 'validators' } : undefined,
          );
          onLoad({ filter: /./, namespace: 'validators' }, ({ path }) => ({
            contents: compile(modules.find(({ name }) => name === path) as ValidatorModule),
            resolveDir: `${root}tools/generators`,
          }));
        },
      },
    ],
    preserveSymlinks: true,
    target: 'es2022',
    write: false,
  });
  return JSON.stringify(Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path), text])));
}

const declarations = (module: string, names: readonly string[], typeOf: (name: string) => string): string =>
  [
    header(source),
    // The package name resolves to the same module here and where the package is installed.
    `import type { RequestParameters, schemas, Validator } from '${module}';\n`,
    ...names.map((name) => `export const ${name}: Validator<${typeOf(name)}>;`),
    '',
  ].join('\n');
