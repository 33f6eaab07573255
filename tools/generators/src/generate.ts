import { OpenapiReader } from '@worklane/contract/openapi-reader';
import { findProblems } from './find-problems.ts';
import { requireValidCode } from './generated-code.ts';
import { clientOperationsFile, oauthPathsFile } from './outputs/client-operations.ts';
import { clientTypesFile } from './outputs/client-types.ts';
import { type AsyncapiDocument, eventsFile } from './outputs/events.ts';
import { bundleFile, type GeneratedFile } from './outputs/generated-file.ts';
import { startTypes } from './outputs/openapi-types.ts';
import { operationsFile } from './outputs/operations.ts';
import { dashboardProblemsFile, problemsFile } from './outputs/problems.ts';
import { resourcesFile } from './outputs/resources.ts';
import { scopesFile } from './outputs/scopes.ts';
import { validatorFiles } from './outputs/validators.ts';
import { bundleDocument } from './redocly.ts';
import { SpecError } from './spec-problem.ts';
import {
  type DocumentName,
  documents,
  generatedFolders,
  type HttpInterface,
  httpInterfaces,
  root,
} from './specifications.ts';

/** The generated files, by package. */
export type Generated = Record<keyof typeof generatedFolders, GeneratedFile[]>;

/**
 * Generates all files from the specifications.
 * @throws SpecError with the file, line and rule of each problem, before anything is generated.
 */
export async function generate(): Promise<Generated> {
  const types = startTypes();
  try {
    const generated = await generateWith(types);
    for (const [name, files] of Object.entries(generated)) {
      await requireValidCode(root + generatedFolders[name as keyof Generated], files);
    }
    return generated;
  } finally {
    await types.stop();
  }
}

async function generateWith(types: ReturnType<typeof startTypes>): Promise<Generated> {
  await requireValid();
  const openapi = await readOpenapi('openapi');
  const asyncapi = await bundleDocument<AsyncapiDocument>('asyncapi');
  const dashboard = await readOpenapi('dashboard');
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

const readOpenapi = async (name: DocumentName) =>
  new OpenapiReader(await bundleDocument<object>(name), documents[name]);

async function requireValid(): Promise<void> {
  const problems = await findProblems();
  if (problems.length > 0) throw new SpecError(problems);
}

/** Generates the files that every HTTP interface has, public or internal. */
async function httpInterfaceFiles(
  openapi: OpenapiReader,
  of: HttpInterface,
  types: ReturnType<typeof startTypes>,
): Promise<GeneratedFile[]> {
  const typesFile = types.fileOf(openapi, of);
  const validators = await validatorFiles(openapi, of);
  return [bundleFile(of.document, openapi.document), operationsFile(openapi, of), ...validators, await typesFile];
}
