import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const flowsFolder = fileURLToPath(new URL('../../../../specs/flows/', import.meta.url));

export interface FlowOptions {
  readonly baseUrl: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** All flows by default. */
  readonly workflow?: string;
}

/** The steps that ran, as `workflow/step`, and the failures. */
export interface FlowResult {
  /** Number of flows that ran. */
  readonly files: number;
  readonly steps: readonly string[];
  readonly faults: readonly string[];
}

/** The name of the OpenAPI document in the `sourceDescriptions` of every flow. */
const source = 'worklane';

/** Runs flows with `redocly respect`, which also validates every response against the contract. */
export async function runFlows(
  files: readonly string[],
  { baseUrl, inputs, workflow }: FlowOptions,
): Promise<FlowResult> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-flow-'));
  const report = join(folder, 'report.json');
  const server = `${source}=${baseUrl}`;
  const chosen = workflow === undefined ? [] : ['--workflow', workflow];
  const options = ['--server', server, '--input', JSON.stringify(inputs), '--json-output', report, ...chosen];
  try {
    const failure = await respect(...files.map((file) => join(flowsFolder, file)), ...options);
    const { files: run, steps, faults } = readReport(await readFile(report, 'utf8').catch(() => '{ "files": {} }'));
    // The report of a step that succeeds on its second attempt contains the failures of the first.
    return { files: run, steps, faults: failure === undefined ? [] : [...faults, failure] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns the output of a failed flow */
function respect(...args: string[]): Promise<string | undefined> {
  const packageFile = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const command = [join(dirname(packageFile), 'bin/cli.js'), 'respect', ...args];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
      resolve(error ? stderr + stdout : undefined),
    );
  });
}

/** A step, or a workflow that a step ran. */
interface Executed {
  readonly type: 'step' | 'workflow';
  readonly workflowId: string;
  readonly stepId?: string;
  readonly checks?: readonly { readonly passed: boolean; readonly name: string; readonly message: string }[];
  readonly executedSteps?: readonly Executed[];
}

function readReport(text: string): FlowResult {
  const { files } = JSON.parse(text) as { files: Record<string, { executedWorkflows: Executed[] }> };
  const executed = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(stepsOf));
  const faults = executed.flatMap((step) =>
    (step.checks ?? [])
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => `${placeOf(step)}: ${name}: ${message}`),
  );
  return { files: Object.keys(files).length, steps: executed.map(placeOf), faults };
}

const stepsOf = (executed: Executed): Executed[] =>
  executed.type === 'step' ? [executed] : (executed.executedSteps ?? []).flatMap(stepsOf);

const placeOf = ({ workflowId, stepId }: Executed) => `${workflowId}/${stepId}`;
