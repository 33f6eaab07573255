import { bundleFile } from './artefacts/bundle.ts';
import { eventsFile } from './artefacts/events.ts';
import { operationsFile } from './artefacts/operations.ts';
import { problemsFile } from './artefacts/problems.ts';
import { resourcesFile } from './artefacts/resources.ts';
import { scopesFile } from './artefacts/scopes.ts';
import type { GeneratedFile } from './artefacts/source-file.ts';
import { startTypes } from './artefacts/types.ts';
import { validatorFiles } from './artefacts/validators.ts';
import type { AsyncapiDocument, OpenapiDocument } from './documents.ts';
import { bundleDocument, lintDocument } from './redocly.ts';
import { SpecError } from './spec-problem.ts';

/**
 * Everything that is generated from the specifications.
 * @throws SpecError naming file, line and rule of each problem, before anything is generated.
 */
export async function generate(): Promise<GeneratedFile[]> {
  const types = startTypes();
  try {
    return await generateWith(types);
  } finally {
    await types.stop();
  }
}

async function generateWith(types: ReturnType<typeof startTypes>): Promise<GeneratedFile[]> {
  const problems = [...(await lintDocument('openapi')), ...(await lintDocument('asyncapi'))];
  if (problems.length > 0) throw new SpecError(problems);

  const openapi = await bundleDocument<OpenapiDocument>('openapi');
  const typesFile = types.fileOf(openapi);
  const asyncapi = await bundleDocument<AsyncapiDocument>('asyncapi');
  return [
    bundleFile('openapi', openapi),
    bundleFile('asyncapi', asyncapi),
    operationsFile(openapi),
    resourcesFile(openapi),
    eventsFile(asyncapi, openapi),
    scopesFile(openapi),
    problemsFile(openapi),
    ...(await validatorFiles(openapi)),
    await typesFile,
  ];
}
