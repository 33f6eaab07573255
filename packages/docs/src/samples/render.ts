import { curl } from './curl.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import type { ExampleRequest } from './request.ts';
import { typescript } from './typescript.ts';

export interface SampleLanguage {
  id: string;
  title: string;
  /** The name of its grammar. */
  highlight: string;
}

const renderers = {
  curl: { title: 'curl', highlight: 'sh', render: curl },
  typescript: { title: 'TypeScript', highlight: 'ts', render: typescript },
  javascript: { title: 'JavaScript', highlight: 'js', render: javascript },
  python: { title: 'Python', highlight: 'python', render: python },
  go: { title: 'Go', highlight: 'go', render: go },
} satisfies Record<string, Omit<SampleLanguage, 'id'> & { render: (request: ExampleRequest) => string }>;

export type LanguageId = keyof typeof renderers;

/** The languages of the samples, in display order. */
export const languages: readonly (SampleLanguage & { id: LanguageId })[] = Object.entries(renderers).map(
  ([id, { title, highlight }]) => ({ id: id as LanguageId, title, highlight }),
);

/** Returns a program that sends the request with the access token of the environment variable ACCESS_TOKEN. */
export const renderSample = (language: LanguageId, request: ExampleRequest): string =>
  renderers[language].render(request);
