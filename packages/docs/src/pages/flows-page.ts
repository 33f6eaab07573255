import { channelOf } from '../contract/asyncapi.ts';
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
import { eventLink, operationLink } from './links.ts';
import { block, code, codeBlock, page, pathCode, prose } from './markdown.ts';

/** Returns the page with the steps of every flow, from the Arazzo documents in specs/flows. */
export function flowsPage() {
  const flows = readFlows();
  return page(
    'flows.md',
    '# Flows',
    'Common use cases, request by request. Each flow is an [Arazzo 1.1](https://spec.openapis.org/arazzo/v1.1.0.html) document: ' +
      'steps call operations of the API, or receive the event that a call caused.',
    'The conformance suite runs them against any server. It checks every response and message against the contract and against ' +
      'the criteria below each step:',
    codeBlock('sh', `npx @worklane/conformance --base-url ${defaultHost.base_url} --credentials credentials.json`),
    ...flows.flatMap(flowSection),
  );
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

function call({ operationId, workflowId, action, stepId }: Step): string {
  const id = (operationId ?? workflowId)?.split('.').at(-1);
  if (id === undefined) throw new Error(`The step ${stepId} has neither an operationId nor a workflowId.`);
  if (operationId === undefined) return `see <a href="#${id}">${id}</a>`;
  if (action === 'receive') return `<span class="method">RECEIVE</span> ${eventLink(channelOf(id))}`;
  const operation = operationById(id);
  const method = `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`;
  return `${method} ${operationLink(operation.id)} ${pathCode(operation.path)}`;
}

function expectations({ successCriteria = [], onFailure = [], timeout }: Step): string[] {
  const criteria = successCriteria.map(criterionText);
  return [
    ...(criteria.length > 0 ? [criteria.join(', ')] : []),
    ...(timeout === undefined ? [] : [`within ${timeout / 1000} s`]),
    ...onFailure.map(failureText),
  ];
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
