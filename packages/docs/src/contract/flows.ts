import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { flowsDirectory } from '../site.ts';

/** The displayed parts of an Arazzo document (https://spec.openapis.org/arazzo/v1.1.0.html). */
export interface Flow {
  readonly info: { readonly title: string; readonly summary: string; readonly description: string };
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly workflowId: string;
  readonly summary: string;
  readonly description?: string;
  readonly inputs: { readonly properties: Readonly<Record<string, Input>> };
  readonly steps: readonly Step[];
}

export interface Input {
  readonly description: string;
}

export interface Step {
  readonly stepId: string;
  readonly description: string;
  /** An operation of the contract: its ID, or `$sourceDescriptions.<name>.<operationId>`. */
  readonly operationId?: string;
  /** Instead of an operation: a workflow of the same document, or `$sourceDescriptions.<name>.<workflowId>`. */
  readonly workflowId?: string;
  /** Present if the operation is one of the AsyncAPI document. */
  readonly action?: 'receive';
  /** Milliseconds. */
  readonly timeout?: number;
  readonly successCriteria?: readonly Criterion[];
  readonly onFailure?: readonly FailureAction[];
}

export interface Criterion {
  readonly condition: string;
  readonly type?: 'simple' | 'regex' | 'jsonpath';
  /** The expression to which a regex or a JSONPath applies. */
  readonly context?: string;
}

export interface FailureAction {
  readonly type: 'end' | 'retry' | 'goto';
  /** Seconds. */
  readonly retryAfter?: number;
  readonly retryLimit?: number;
}

/** A flow with its file name in specs/flows. */
export interface FlowFile {
  readonly file: string;
  readonly flow: Flow;
}

/** The flows that others depend on come first; the rest is sorted by name. */
const first = ['authorization-code.arazzo.yaml', 'client-credentials.arazzo.yaml'];

/** The file names of all flows in specs/flows. */
export const flowFiles: readonly string[] = (() => {
  const files = readdirSync(flowsDirectory).filter((file) => file.endsWith('.arazzo.yaml'));
  return [...first, ...files.filter((file) => !first.includes(file)).toSorted()];
})();

export function readFlows(): FlowFile[] {
  return flowFiles.map((file) => ({
    file,
    flow: parse(readFileSync(join(flowsDirectory, file), 'utf8')) as Flow,
  }));
}
