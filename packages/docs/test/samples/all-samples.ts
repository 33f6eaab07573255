import { operationPlaces } from '../../src/contract/openapi.ts';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { type LanguageId, renderSample } from '../../src/samples/render.ts';

/** Returns a sample for every operation and body example, by name, and another one with all headers. */
export function allSamples(language: LanguageId): Map<string, string> {
  const samples = new Map<string, string>();
  for (const { operation, parameters, requestBody } of operationPlaces) {
    const id = operation.operationId;
    const render = (options: { example?: string; headers?: Record<string, string> }) =>
      renderSample(language, exampleRequest(id, options));
    const [media] = Object.values(requestBody?.content ?? {});
    for (const name of Object.keys(media?.examples ?? {})) samples.set(`${id}_${name}`, render({ example: name }));
    const headers = parameters.filter((one) => one.in === 'header').map(({ name, example }) => [name, String(example)]);
    samples.set(id, render({}));
    samples.set(`${id}_headers`, render({ headers: { ...Object.fromEntries(headers), Prefer: 'code=503' } }));
  }
  return samples;
}
