import { createRequire } from 'node:module';
import type { OpenapiDocument } from '@worklane/contract/openapi-reader';
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript';

type Compiler = typeof import('openapi-typescript');

// The main module loads a second version of Redocly, to lint and bundle again what is already valid and bundled. As
// CommonJS, because Node parses CommonJS modules twice that ES modules import: TypeScript has nine megabytes.
const require = createRequire(import.meta.url);
const { astToString }: Pick<Compiler, 'astToString'> = require('openapi-typescript/dist/lib/ts.cjs');
const {
  resolveRef,
  scanDiscriminators,
}: Pick<Compiler, 'resolveRef' | 'scanDiscriminators'> = require('openapi-typescript/dist/lib/utils.cjs');
const transformSchema: Compiler['transformSchema'] = require('openapi-typescript/dist/transform/index.cjs');

/** The options that differ from those of the command line; each that is not here is off. */
const options = { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true };

/** Returns the code that openapi-typescript writes for the bundle of a valid document. */
export function compileOpenapi(bundle: OpenapiDocument): string {
  // The compiler changes the document that it is given.
  const document = structuredClone(bundle) as unknown as OpenAPI3;
  const context = {
    ...options,
    discriminators: scanDiscriminators(document, options),
    injectFooter: [],
    resolve: ($ref: string) => resolveRef(document, $ref, options),
  };
  return astToString(transformSchema(document, context as Partial<GlobalContext> as GlobalContext));
}
