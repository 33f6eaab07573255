import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock } from '../pages/markdown.ts';
import { examplesDirectory } from '../site.ts';
import { type ExampleOptions, exampleRequest } from './example-request.ts';
import { type LanguageId, languages, renderSample, type SampleLanguage } from './render.ts';

/** Returns the example request of an operation in every language, as a group of tabs. */
export const sampleGroup = (operationId: string, options: ExampleOptions = {}): string =>
  codeGroup(
    samples(operationId, options).map(({ language, title, code }) =>
      codeBlock(`${language.highlight} [${title}]`, code),
    ),
  );

/** The programs that verify webhooks, below `examples/webhooks`. */
const receivers: Readonly<Record<LanguageId, string>> = {
  typescript: 'receiver.ts',
  javascript: 'receiver.mjs',
  python: 'receiver.py',
  go: 'receiver.go',
  curl: 'verify.sh',
};

/** Returns the program that verifies webhooks in a language. */
export const receiverSource = (id: LanguageId): string =>
  readFileSync(join(examplesDirectory, 'webhooks', receivers[id]), 'utf8').trim();

/** Returns a webhook receiver in every language and the verification of one delivery with OpenSSL, as a group of tabs. */
export const receiverGroup = (): string =>
  codeGroup(
    Object.keys(receivers).map((id) => {
      const language = languages.find((one) => one.id === id);
      const title = id === 'curl' ? 'Shell' : language?.title;
      return codeBlock(`${language?.highlight} [${title}]`, receiverSource(id as LanguageId));
    }),
  );

/** Returns blocks of code as a group of tabs. */
export const codeGroup = (blocks: readonly string[]) => ['::: code-group', ...blocks, ':::'].join('\n\n');

interface Sample {
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
