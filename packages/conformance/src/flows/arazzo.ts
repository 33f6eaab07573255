/** The part of an Arazzo document that flows use (https://spec.openapis.org/arazzo/v1.1.0.html). */
export interface ArazzoDocument {
  readonly arazzo: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly sourceDescriptions: readonly { readonly name: string; readonly type: string; readonly url: string }[];
  readonly workflows: readonly Workflow[];
}

export interface Workflow {
  readonly workflowId: string;
  readonly description: string;
  /** A JSON Schema. */
  readonly inputs: { readonly type: 'object'; readonly required: readonly string[]; readonly properties: Values };
  readonly steps: readonly Step[];
  readonly outputs?: Values;
}

export interface Step {
  readonly stepId: string;
  readonly description: string;
  /** An operation of the OpenAPI document or, if there is an action, of the AsyncAPI document. */
  readonly operationId?: string;
  readonly workflowId?: string;
  readonly action?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly dependsOn?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown };
  readonly successCriteria?: readonly Criterion[];
  readonly onFailure?: readonly FailureAction[];
  readonly outputs?: Values;
}

export interface Parameter {
  readonly name: string;
  readonly in?: string;
  readonly value: unknown;
}

export interface Criterion {
  readonly condition: string;
  readonly type?: string;
  readonly context?: string;
}

export interface FailureAction {
  readonly type: string;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly retryLimit?: number;
}

export type Values = Readonly<Record<string, unknown>>;
