import { type ExampleOptions, exampleRequest } from './example-request.ts';
import { languages, renderSample, type SampleLanguage } from './render.ts';

export interface Sample {
  language: SampleLanguage;
  title: string;
  code: string;
}

/** Returns the example request of an operation in every language. */
export function samples(operationId: string, options: ExampleOptions = {}): Sample[] {
  const request = exampleRequest(operationId, options);
  return languages.map((language) => ({
    language,
    title: language.title,
    code: renderSample(language.id, request),
  }));
}
