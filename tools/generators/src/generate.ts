import { bundleFile } from './artefacts/bundle.ts';
import { clientOperationsFile, oauthPathsFile } from './artefacts/client-operations.ts';
import { clientTypesFile } from './artefacts/client-types.ts';
import { eventsFile } from './artefacts/events.ts';
import { operationsFile } from './artefacts/operations.ts';
import { dashboardProblemsFile, problemsFile } from './artefacts/problems.ts';
import { resourcesFile } from './artefacts/resources.ts';
import { scopesFile } from './artefacts/scopes.ts';
import type { GeneratedFile } from './artefacts/source-file.ts';
import { startTypes } from './artefacts/types.ts';
import { validatorFiles } from './artefacts/validators.ts';
import type { AsyncapiDocument, OpenapiDocument } from './documents.ts';
import { bundleDocument, lintDocument } from './redocly.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';
import { documentNames, type generatedFolders, type HttpInterface, httpInterfaces } from './workspace.ts';

/** The files of each package. */
export type Generated = Record<keyof typeof generatedFolders, GeneratedFile[]>;

/**
 * Everything that is generated from the specifications.
 * @throws SpecError naming file, line and rule of each problem, before anything is generated.
 */
export async function generate(): Promise<Generated> {
  const types = startTypes();
  try {
    return await generateWith(types);
  } finally {
    await types.stop();
  }
}

async function generateWith(types: ReturnType<typeof startTypes>): Promise<Generated> {
  await requireValid();
  const openapi = await bundleDocument<OpenapiDocument>('openapi');
  const asyncapi = await bundleDocument<AsyncapiDocument>('asyncapi');
  const dashboard = await bundleDocument<OpenapiDocument>('dashboard');
  const filesOf = httpInterfaces.map((each) => httpInterfaceFiles({ openapi, dashboard }[each.document], each, types));
  return {
    contract: [
      ...(await Promise.all(filesOf)).flat(),
      bundleFile('asyncapi', asyncapi),
      resourcesFile(openapi),
      eventsFile(asyncapi, openapi),
      scopesFile(openapi),
      problemsFile(openapi),
      dashboardProblemsFile(dashboard),
    ],
    client: [clientOperationsFile(openapi), oauthPathsFile(openapi), clientTypesFile(openapi)],
  };
}

async function requireValid(): Promise<void> {
  const problems: SpecProblem[] = [];
  for (const name of documentNames) problems.push(...(await lintDocument(name)));
  if (problems.length > 0) throw new SpecError(problems);
}

/** What every HTTP interface has, public or not. */
async function httpInterfaceFiles(
  document: OpenapiDocument,
  of: HttpInterface,
  types: ReturnType<typeof startTypes>,
): Promise<GeneratedFile[]> {
  const typesFile = types.fileOf(document, of);
  const validators = await validatorFiles(document, of);
  return [bundleFile(of.document, document), operationsFile(document, of), ...validators, await typesFile];
}
