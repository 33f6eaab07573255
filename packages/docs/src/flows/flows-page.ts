import { operationById } from '../contract/operations.ts';
import { operationLink } from '../pages/links.ts';
import { block, code, codeBlock, prose } from '../pages/markdown.ts';
import { path } from '../pages/operation-table.ts';
import { page } from '../pages/page.ts';
import { type Criterion, type FailureAction, type FlowFile, readFlows, type Step, type Workflow } from './flow.ts';

/** The executable flows, step by step, from the Arazzo documents in specs/flows. */
export function flowsPage() {
  const flows = readFlows();
  return page(
    'flows.md',
    '# Flows',
    'What it takes to get something done, request by request. These are [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) ' +
      'documents: a program runs them against the service whenever it is tested, and checks every answer by the contract ' +
      'and by what stands here.',
    'Run one yourself, with the address of the service and with what the flow needs:',
    codeBlock('sh', command(flows.find(({ file }) => file.startsWith('client-credentials')))),
    ...flows.flatMap(flowSection),
  );
}

function command(given: FlowFile | undefined): string {
  if (!given) throw new Error('The flow that shows how flows are run is missing.');
  const { file, flow } = given;
  const [source] = flow.sourceDescriptions;
  const inputs = Object.entries(flow.workflows[0]?.inputs.properties ?? {});
  const values = inputs.map(([name, { type }]) => `"${name}": ${type === 'integer' ? '1' : '"..."'}`);
  return [
    `INPUT='{${values.join(', ')}}'`,
    `npx redocly respect specs/flows/${file} --server ${source?.name}="$BASE_URL" --input "$INPUT"`,
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
  const needs = Object.entries(inputs.properties).map(
    ([name, input]) => `- ${code(name)}: ${prose(input.description)}`,
  );
  return [
    `### ${prose(summary)} {#${workflowId}}`,
    ...(description ? [prose(description)] : []),
    `<details>\n<summary>What it needs</summary>\n\n${needs.join('\n')}\n\n</details>`,
    block('flow', steps.map((step, index) => stepItem(step, index + 1)).join('\n\n')),
  ];
}

function stepItem(step: Step, number: number): string {
  const lines = [
    `<p class="what">${number}. ${prose(step.description)}</p>`,
    `<p class="call">${call(step)}</p>`,
    ...expectations(step).map((text) => `<p class="expects">${text}</p>`),
  ];
  return `<div class="step">\n\n${lines.join('\n\n')}\n\n</div>`;
}

function call({ operationId, workflowId, stepId }: Step): string {
  if (operationId !== undefined) {
    const operation = operationById(operationId);
    const method = `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`;
    return `${method} ${operationLink(operation, operation.summary)} ${path(operation.path)}`;
  }
  const id = workflowId?.split('.').at(-1);
  if (id === undefined) throw new Error(`The step ${stepId} of a flow asks for nothing.`);
  return `as in <a href="#${id}">${id}</a>`;
}

function expectations({ successCriteria = [], onFailure = [] }: Step): string[] {
  const criteria = successCriteria.map(criterionText);
  return [...(criteria.length > 0 ? [criteria.join(', ')] : []), ...onFailure.map(failureText)];
}

const statusCondition = /^\$statusCode == (\d+)$/;

/** Conditions are for programs, but short; of a JSONPath or a regular expression its subject is named too. */
function criterionText({ condition, type = 'simple', context = '' }: Criterion): string {
  const status = statusCondition.exec(condition)?.[1];
  if (status !== undefined) return `<b>${status}</b>`;
  const shown = `<code v-pre>${escaped(condition)}</code>`;
  return type === 'simple' ? shown : `<code v-pre>${escaped(context)}</code> has ${shown}`;
}

function failureText({ type, retryAfter = 0, retryLimit = 1 }: FailureAction): string {
  if (type !== 'retry') throw new Error(`The page of the flows does not know what ${type} after a failure means.`);
  return `until then again after ${retryAfter} s, at most ${retryLimit} times`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
