import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ArazzoDocument, Values } from './arazzo.ts';
import { type FlowReceiver, type FlowTarget, idOf, runWorkflow, StepFailure } from './flow-runner.ts';

export interface FlowResult {
  /** `catch-up/read-missed-events`. */
  readonly flow: string;
  /** The inputs that it requires and was not given; it did not run then. */
  readonly missing?: readonly string[];
  readonly failure?: StepFailure;
}

export interface RunFlowsOptions extends Omit<FlowTarget, 'documents' | 'receiver'> {
  /** Returns the receiver of a workflow, at a URL of its own. */
  readonly newReceiver: () => FlowReceiver;
  /**
   * `organization_id`; `client_id` and `client_secret` of a private application; an `access_token` with every scope;
   * `public_client_id` of a public application; `code`, `code_verifier` and `redirect_uri` of an authorization by a user.
   */
  readonly inputs: Values;
  /** Returns whether a workflow runs, by default all. */
  readonly only?: (flow: string) => boolean;
}

/** specs/flows, or the copy of it that the package contains. */
const folder = ['./flows/', '../../../../specs/flows/']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find(existsSync);

/** A workflow of the flows. */
export interface Flow {
  /** `catch-up/read-missed-events`. */
  readonly name: string;
  /** The operation of its first request. */
  readonly operationId: string;
  /** The inputs that it requires. */
  readonly required: readonly string[];
}

/** Returns the flows of the contract by file name. */
function readFlows(): Record<string, ArazzoDocument> {
  if (folder === undefined) throw new Error('The package lacks the flows of the contract. Build it again.');
  return Object.fromEntries(readdirSync(folder).map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))]));
}

let documents: ReturnType<typeof readFlows> | undefined;

/** Returns all workflows. */
export function allFlows(): (Flow & { readonly document: ArazzoDocument; readonly workflowId: string })[] {
  documents ??= readFlows();
  return Object.entries(documents).flatMap(([file, document]) =>
    document.workflows.map(({ workflowId, inputs, steps }) => ({
      document,
      workflowId,
      name: `${file.split('.')[0]}/${workflowId}`,
      operationId: idOf(steps.find(({ operationId }) => operationId)?.operationId),
      required: inputs.required,
    })),
  );
}

/**
 * Runs the workflows of all flows for which the inputs suffice, one after the other. No other client may change the
 * organization meanwhile.
 */
export async function runFlows(options: RunFlowsOptions): Promise<FlowResult[]> {
  const { inputs, newReceiver, only = () => true, ...target } = options;
  const results: FlowResult[] = [];
  for (const { name: flow, document, workflowId, required } of allFlows()) {
    if (!only(flow)) continue;
    const receiver = newReceiver();
    const given: Values = { since: new Date().toISOString(), receiver_url: receiver.url, ...inputs };
    const missing = required.filter((name) => given[name] === undefined);
    if (missing.length > 0) results.push({ flow, missing });
    else {
      const run = runWorkflow({ ...target, documents: documents ?? {}, receiver }, document, workflowId, given);
      results.push(await resultOf(flow, run));
    }
  }
  return results;
}

async function resultOf(flow: string, run: Promise<unknown>): Promise<FlowResult> {
  try {
    await run;
    return { flow };
  } catch (error) {
    if (error instanceof StepFailure) return { flow, failure: error };
    throw error;
  }
}
