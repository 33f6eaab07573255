import { testOf } from '../gate.ts';
import type { Area } from '../mutant.ts';

const project = 'packages/mock';
const src = `${project}/src`;
const everyAnswer = testOf(project, 'test/every-answer.test.ts');
const sampleDelivery = testOf(project, 'test/sample-delivery.test.ts');

export const mock: Area = {
  area: 'mock',
  mutants: [
    {
      name: 'The mock answers another status than the contract documents',
      edits: [
        {
          file: `${src}/mock-service.ts`,
          find: '    status: output.statusCode,',
          replace: '    status: output.statusCode === 201 ? 200 : output.statusCode,',
        },
      ],
      gate: everyAnswer,
    },
    {
      name: 'The mock leaves out a documented header',
      edits: [
        {
          file: `${src}/mock-service.ts`,
          find: 'if (value !== null) headers[name]',
          replace: "if (value !== null && name !== 'ETag') headers[name]",
        },
      ],
      gate: everyAnswer,
    },
    {
      name: 'The mock answers a field that the contract does not have',
      edits: [
        {
          file: `${src}/mock-service.ts`,
          find: "mediaType === 'application/problem+json'\n      ? { ...(body as object), instance: instanceOf(request.url), request_id: request.id }",
          replace:
            "mediaType === 'application/problem+json'\n      ? { ...(body as object), path: instanceOf(request.url), request_id: request.id }",
        },
      ],
      gate: everyAnswer,
    },
    {
      name: 'The mock takes requests that the service would refuse',
      edits: [
        {
          file: `${src}/mock-service.ts`,
          find: 'if (violations.some(isError)) throw',
          replace: 'if (violations.every(isError) && violations.length > 5) throw',
        },
      ],
      gate: testOf(project, 'test/invalid-request.test.ts'),
    },
    {
      name: 'The mock takes query parameters that the contract does not have',
      edits: [
        {
          file: `${src}/mock-service.ts`,
          find: 'checks ? [...found, ...unknownParameters(request), ...bodyViolations(request, operation)] : [];',
          replace: 'checks ? [...found, ...bodyViolations(request, operation)] : [];',
        },
      ],
      gate: testOf(project, 'test/invalid-request.test.ts'),
    },
    {
      name: 'A sample delivery is signed over another text than is sent',
      edits: [
        {
          file: `${src}/sample-delivery.ts`,
          find: '.sign(event.id, now, body),',
          replace: '.sign(event.id, now, `${body} `),',
        },
      ],
      gate: sampleDelivery,
    },
    {
      name: 'A sample delivery lacks a documented header',
      edits: [{ file: `${src}/sample-delivery.ts`, find: "      'webhook-id': event.id,\n", replace: '' }],
      gate: sampleDelivery,
    },
    {
      name: 'The validation proxy does not look at answers',
      edits: [
        { file: `${src}/proxy-service.ts`, find: 'validateResponse: true,', replace: 'validateResponse: false,' },
      ],
      gate: testOf(project, 'test/proxy.test.ts'),
    },
  ],
};
