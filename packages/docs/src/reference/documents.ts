import { type AsyncApi, asyncapi, eventTag } from '../contract/asyncapi.ts';
import {
  defaultServer,
  type OpenApi,
  type Operation,
  openapi,
  operationMethods,
  type Schema,
} from '../contract/openapi.ts';
import { curl } from '../samples/curl.ts';
import { bodyExamples, type ExampleRequest, exampleRequest } from '../samples/example-request.ts';
import { typescript } from '../samples/typescript.ts';

/** Returns the OpenAPI document for the API reference: with request samples, and adapted to Redoc. */
export function apiDocument(): OpenApi {
  const document = structuredClone(openapi);
  document.info.description = redocLinks(document.info.description);
  addSamples(document);
  describeProblemCodes(document);
  removeSafeIntegerLimits(document.components.schemas);
  removeSafeIntegerLimits(document.components.parameters);
  removeSafeIntegerLimits(document.paths);
  return document;
}

/**
 * Returns the AsyncAPI document for the event reference: one entry for each event, in the groups of the API reference. The send
 * operations are omitted, because each repeats its channel.
 */
export function eventDocument(source = asyncapi): AsyncApi {
  const { operations: _, ...document } = structuredClone(source);
  for (const [type, channel] of Object.entries(document.channels)) channel.tags = [{ name: eventTag(type, source) }];
  removeSafeIntegerLimits(document.components.schemas);
  const used = new Set(Object.keys(document.channels).map((type) => eventTag(type, source)));
  return {
    ...document,
    components: {
      ...document.components,
      tags: Object.fromEntries(openapi.tags.filter(({ name }) => used.has(name)).map((tag) => [tag.name, tag])),
    },
    'x-tagGroups': openapi['x-tagGroups']
      .map(({ name, tags }) => ({ name, tags: tags.filter((tag) => used.has(tag)) }))
      .filter(({ tags }) => tags.length > 0),
  };
}

/** Redoc 3 has tags at `#/oauth`, where Redoc 2 had `#tag/OAuth`. */
const redocLinks = (markdown: string) =>
  markdown.replace(/\(#tag\/([\w-]+)\)/g, (_, tag: string) => `(#/${tag.toLowerCase()})`);

function addSamples(document: OpenApi) {
  for (const item of Object.values(document.paths)) {
    for (const operation of operationMethods.flatMap((method) => item[method] ?? [])) {
      operation['x-codeSamples'] = samples(operation.operationId);
      keepFirstExample(operation);
    }
  }
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample contains a template literal
const tokenExpression = '${accessToken}';

const samples = (operationId: string) => [
  { lang: 'curl', label: 'curl', source: sample(operationId, curl, '$ACCESS_TOKEN', '#') },
  { lang: 'typescript', label: 'TypeScript', source: sample(operationId, typescript, tokenExpression, '//') },
];

type Write = (request: ExampleRequest) => string;

/** Returns one sample for each example of the body, since Redoc does not switch samples with examples. */
function sample(operationId: string, write: Write, accessToken: string, comment: string): string {
  const request = (example?: string) =>
    write(exampleRequest(operationId, { baseUrl: defaultServer, accessToken, ...(example ? { example } : {}) }));
  const examples = bodyExamples(operationId);
  if (examples.length < 2) return request();
  return examples.map(({ name, summary }) => `${comment} ${summary}\n${request(name)}`).join('\n\n');
}

function keepFirstExample({ requestBody }: Operation) {
  for (const media of Object.values(requestBody?.content ?? {})) {
    media.examples = Object.fromEntries(Object.entries(media.examples ?? {}).slice(0, 1));
  }
}

/** Lists the codes of the public API only: the schema also has those of the dashboard. */
function describeProblemCodes(document: OpenApi) {
  const code = document.components.schemas.ProblemCode;
  const problems = code?.['x-problems'] as Record<string, { status: number; description: string }> | undefined;
  if (!code || !problems) throw new Error('ProblemCode has no x-problems in openapi.json. Run npm run generate.');
  code.enum = Object.keys(problems);
  code['x-enumDescriptions'] = Object.fromEntries(
    Object.entries(problems).map(([name, { status, description }]) => [name, `${status}. ${description}`]),
  );
}

/** Removes the largest safe integer as a maximum: readers do not need `[1 .. 9007199254740991]` instead of `>= 1`. */
function removeSafeIntegerLimits(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Schema;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) {
    delete schema.maximum;
    if (schema.format === 'double-int') delete schema.format;
  }
  for (const part of Object.values(node)) removeSafeIntegerLimits(part);
}
