import { defaultServer, type OpenApi, type Operation, openapi, operationMethods } from '../contract/openapi.ts';
import { curl } from '../samples/curl.ts';
import { bodyExamples, type ExampleRequest, exampleRequest } from '../samples/example-request.ts';
import { typescript } from '../samples/typescript.ts';
import { originLegend } from './origin-badge.ts';
import { plainIntegers } from './plain-integers.ts';
import { showOrigins } from './show-origins.ts';

/** The contract as the API reference shows it: with samples of requests, and with who decided what. */
export function apiDocument(): OpenApi {
  const document = structuredClone(openapi);
  document.info.description = `${redocLinks(document.info.description)}\n\n${originLegend}`;
  addSamples(document);
  explainProblemCodes(document);
  showOrigins(document);
  plainIntegers(document.components.schemas);
  plainIntegers(document.components.parameters);
  plainIntegers(document.paths);
  return document;
}

/** `#tag/OAuth` is where Redoc 2 had a tag. */
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

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that is a template
const tokenExpression = '${accessToken}';

const samples = (operationId: string) => [
  { lang: 'curl', label: 'curl', source: sample(operationId, curl, '$ACCESS_TOKEN', '#') },
  { lang: 'typescript', label: 'TypeScript', source: sample(operationId, typescript, tokenExpression, '//') },
];

type Write = (request: ExampleRequest) => string;

/** One sample for each example of the body, since Redoc does not change the sample with the example. */
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

function explainProblemCodes(document: OpenApi) {
  const code = document.components.schemas.ProblemCode;
  const problems = code?.['x-problems'] as Record<string, { status: number; description: string }> | undefined;
  if (!code || !problems) throw new Error('ProblemCode has no x-problems in openapi.json: run npm run generate.');
  code['x-enumDescriptions'] = Object.fromEntries(
    Object.entries(problems).map(([name, { status, description }]) => [name, `${status}. ${description}`]),
  );
}
