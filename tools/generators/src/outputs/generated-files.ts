import { OpenapiReader } from '@worklane/contract/openapi-reader';
import type { ResultCache } from '../incremental/result-cache.ts';
import {
  type DocumentName,
  documents,
  generatedFolders,
  type HttpInterface,
  httpInterfaces,
  root,
} from '../specifications.ts';
import {
  clientCollectionsFile,
  currenciesFile,
  dashboardProblemsFile,
  deliveryRulesFile,
  firstPartyApplicationsFile,
  problemsFile,
  rolesFile,
  scopesFile,
} from './catalogues.ts';
import { clientOperationsFile, oauthPathsFile } from './client-operations.ts';
import { clientTypesFile } from './client-types.ts';
import { editorSchemaFiles } from './editor-schemas.ts';
import { type AsyncapiDocument, eventsFile } from './events.ts';
import { requireValidCode } from './generated-code.ts';
import { bundleFile, type GeneratedFile } from './generated-file.ts';
import { openapi32File } from './openapi-3.2.ts';
import { openapiTypes, typesFile, typesInputs } from './openapi-types.ts';
import { operationsFile } from './operations.ts';
import { resourcesFile } from './resources.ts';
import { settingsFile } from './settings.ts';
import { validatorFiles } from './validators.ts';

/** The bundled documents. */
export type Bundles = Record<DocumentName, object>;

/** The generated files, by the package or the tool that reads them. */
export type Generated = Record<keyof typeof generatedFolders, GeneratedFile[]>;

/**
 * Generates all files from bundles of valid documents.
 * @param cache the types and validators of earlier runs, which take most of the time.
 * @throws SpecError with the file and line that would have been written, if the code is invalid.
 */
export async function generateFiles(bundles: Bundles, cache?: ResultCache): Promise<Generated> {
  const openapi = new OpenapiReader(bundles.openapi, documents.openapi);
  const dashboard = new OpenapiReader(bundles.dashboard, documents.dashboard);
  const asyncapi = bundles.asyncapi as AsyncapiDocument;
  const filesOf = httpInterfaces.map((each) => httpInterfaceFiles({ openapi, dashboard }[each.document], each, cache));
  const generated = {
    contract: [
      ...(await Promise.all(filesOf)).flat(),
      openapi32File(bundleFile('openapi', openapi.document)),
      bundleFile('asyncapi', asyncapi),
      resourcesFile(openapi),
      settingsFile(openapi),
      settingsFile(dashboard, 'dashboard/'),
      currenciesFile(),
      eventsFile(asyncapi, openapi),
      deliveryRulesFile(asyncapi),
      scopesFile(openapi),
      rolesFile(openapi),
      firstPartyApplicationsFile(openapi),
      problemsFile(openapi),
      dashboardProblemsFile(dashboard),
    ],
    client: [
      clientOperationsFile(openapi),
      oauthPathsFile(openapi),
      clientTypesFile(openapi),
      clientCollectionsFile(openapi),
    ],
    editor: editorSchemaFiles(),
  };
  for (const [name, files] of Object.entries(generated)) {
    await requireValidCode(root + generatedFolders[name as keyof Generated], files, cache);
  }
  return generated;
}

/** Generates the files that every HTTP interface has, public or internal. */
async function httpInterfaceFiles(
  openapi: OpenapiReader,
  of: HttpInterface,
  cache: ResultCache | undefined,
): Promise<GeneratedFile[]> {
  const compute = () => openapiTypes(openapi.document);
  const [validators, types] = await Promise.all([
    // First, because esbuild bundles them in a process of its own.
    validatorFiles(openapi, of, cache),
    cache?.resultOf('types', typesInputs(openapi.document), compute) ?? compute(),
  ]);
  return [bundleFile(of.document, openapi.document), operationsFile(openapi, of), ...validators, typesFile(types, of)];
}
