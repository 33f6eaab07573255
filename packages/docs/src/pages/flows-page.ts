import {
  type Criterion,
  type FailureAction,
  type FlowFile,
  readFlows,
  type Step,
  type Workflow,
} from '../contract/flows.ts';
import { operationById } from '../contract/operations.ts';
import { defaultHost } from '../samples/values.ts';
import { operationLink } from './links.ts';
import { block, code, codeBlock, page, pathCode, prose } from './markdown.ts';

/** Returns the page with the steps of every flow, from the Arazzo documents in specs/flows. */
export function flowsPage() {
  const flows = readFlows();
  return page(
    'flows.md',
    '# Flows',
    'Common use cases, request by request. Each flow is an [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) document, which ' +
      'tools can run: our tests run it against the service, and check every response against the contract and against the ' +
      'criteria below each step.',
    'To run a flow, pass the base URL of the service and the inputs of the flow:',
    codeBlock('sh', command(flows.find(({ file }) => file.startsWith('client-credentials')))),
    ...flows.flatMap(flowSection),
  );
}

function command(given: FlowFile | undefined): string {
  if (!given) throw new Error('specs/flows has no client-credentials flow.');
  const { file, flow } = given;
  const [source] = flow.sourceDescriptions;
  const inputs = Object.entries(flow.workflows[0]?.inputs.properties ?? {});
  const values = inputs.map(
    ([name, { type }]) => `"${name}": ${type === 'integer' ? defaultHost.organization_id : '"..."'}`,
  );
  return [
    `INPUT='{${values.join(', ')}}'`,
    `npx redocly respect specs/flows/${file} --server ${source?.name}=${defaultHost.base_url} --input "$INPUT"`,
  ].join('\n');
}

function flowSection({ file, flow: { info, workflows } }: FlowFile): string[] {
  return [
    `## ${prose(info.title)}`,
    `**${prose(info.summary)}** ${prose(info.description)}`,
    `<small>${code(`specs/flows/${file}`)}</small>`,
    ...workflows.flatMap(workflowSection),
  ];
}

function workflowSection({ workflowId, summary, description, inputs, steps }: Workflow): string[] {
  const items = Object.entries(inputs.properties).map(
    ([name, input]) => `- ${code(name)}: ${prose(input.description)}`,
  );
  return [
    `### ${prose(summary)} {#${workflowId}}`,
    ...(description ? [prose(description)] : []),
    `<details>\n<summary>Inputs</summary>\n\n${items.join('\n')}\n\n</details>`,
    block('flow', steps.map((step, index) => stepItem(step, index + 1)).join('\n\n')),
  ];
}

function stepItem(step: Step, number: number): string {
  const lines = [
    `<p class="what">${number}. ${prose(step.description)}</p>`,
    block('call', call(step)),
    ...expectations(step).map((text) => `<p class="expects">${text}</p>`),
  ];
  return `<div class="step">\n\n${lines.join('\n\n')}\n\n</div>`;
}

function call({ operationId, workflowId, stepId }: Step): string {
  if (operationId !== undefined) {
    const operation = operationById(operationId);
    const method = `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`;
    return `${method} ${operationLink(operation.id)} ${pathCode(operation.path)}`;
  }
  const id = workflowId?.split('.').at(-1);
  if (id === undefined) throw new Error(`The step ${stepId} has neither an operationId nor a workflowId.`);
  return `see <a href="#${id}">${id}</a>`;
}

function expectations({ successCriteria = [], onFailure = [] }: Step): string[] {
  const criteria = successCriteria.map(criterionText);
  return [...(criteria.length > 0 ? [criteria.join(', ')] : []), ...onFailure.map(failureText)];
}

const statusCondition = /^\$statusCode == (\d+)$/;

/** Returns a condition as code, for a JSONPath or a regular expression with its context. */
function criterionText({ condition, type = 'simple', context = '' }: Criterion): string {
  const status = statusCondition.exec(condition)?.[1];
  if (status !== undefined) return `<b>${status}</b>`;
  const shown = `<code v-pre>${escaped(condition)}</code>`;
  return type === 'simple' ? shown : `<code v-pre>${escaped(context)}</code> has ${shown}`;
}

function failureText({ type, retryAfter = 0, retryLimit = 1 }: FailureAction): string {
  if (type !== 'retry') throw new Error(`Unsupported failure action: ${type}.`);
  return `otherwise retry after ${retryAfter} s, at most ${retryLimit} times`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
