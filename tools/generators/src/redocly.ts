import {
  BaseResolver,
  bundle,
  type Config,
  getLineColLocation,
  type LocationObject,
  lint,
  loadConfig,
  type NormalizedProblem,
  YamlParseError,
} from '@redocly/openapi-core';
import { declareDeprecationHeaders } from './outputs/deprecation.ts';
import { describeRules } from './outputs/rule-descriptions.ts';
import { declareVersions } from './outputs/versions.ts';
import { rootCauses } from './root-causes.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';
import { type DocumentName, documents, redoclyConfig, root } from './specifications.ts';

/** Reads specs/redocly.yaml, with the rules of this repository. */
export const loadRules = (): Promise<Config> => loadConfig({ configPath: redoclyConfig });

let rules: Promise<Config> | undefined;
const sharedRules = () => (rules ??= loadRules());

/** Lints a document or a flow by specs/redocly.yaml. */
export async function lintFile(
  path: string,
  externalRefResolver: BaseResolver,
  config: Config,
): Promise<SpecProblem[]> {
  try {
    const problems = await lint({ ref: path, config, externalRefResolver });
    return rootCauses(problems.filter(isReported)).map(located);
  } catch (error) {
    // Redocly reports this of files that the document references.
    if (!(error instanceof YamlParseError)) throw error;
    const { line, col: column } = error;
    return [
      {
        file: path,
        line,
        column,
        rule: 'no-unresolved-refs',
        message: `Failed to parse: ${error.message.replaceAll(root, '')}`,
      },
    ];
  }
}

/**
 * Returns a document and the files it references as one JSON value, with the headers of deprecated operations declared and the rules
 * of fields described.
 * @throws SpecError if a reference cannot be resolved or two components have the same name.
 */
export async function bundleDocument<T>(
  name: DocumentName,
  externalRefResolver = new BaseResolver(),
  config?: Config,
): Promise<T> {
  const result = await bundle({
    ref: documents[name],
    config: config ?? (await sharedRules()),
    componentRenamingConflicts: 'error',
    externalRefResolver,
  });
  const problems = result.problems.filter(isReported);
  if (problems.length > 0) throw new SpecError(problems.map(located));
  const document = JSON.parse(JSON.stringify(result.bundle.parsed));
  if ('openapi' in document) declareDeprecationHeaders(document);
  declareVersions(document);
  describeRules(document);
  return document as T;
}

const isReported = (problem: NormalizedProblem) => !problem.ignored;

type LocatedProblem = Pick<NormalizedProblem, 'message' | 'ruleId'> & { location: readonly LocationObject[] };

/** Returns a problem with the line and the column of its location. */
export function located(problem: LocatedProblem): SpecProblem {
  const [location] = problem.location;
  if (!location) return { file: redoclyConfig, line: 1, column: 1, rule: problem.ruleId, message: problem.message };
  const { start } = getLineColLocation(location);
  return {
    file: location.source.absoluteRef,
    line: start.line,
    column: start.col,
    rule: problem.ruleId,
    message: problem.message.replaceAll('\n', ' ').replaceAll(root, ''),
  };
}
