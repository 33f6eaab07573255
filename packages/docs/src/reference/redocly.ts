import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../tool.ts';

export interface RedoclyInput {
  /** Where it runs and writes: away from specs/redocly.yaml, whose rules are not about this document. */
  folder: string;
  documentFile: string;
  templateFile: string;
  language: 'openapi' | 'asyncapi';
  /** Where readers get the document itself. */
  downloadUrl: string;
}

/** How Redoc shows a document. */
const options = {
  disableTelemetry: true,
  jsonSamplesExpandLevel: 4,
  scrollYOffset: 64,
  codeSamples: {
    languages: [{ lang: 'curl' }, { lang: 'typescript', label: 'TypeScript' }, { lang: 'payload', label: 'Payload' }],
  },
};

/** One page with everything in it, as `redocly build-docs` makes it. */
export async function redoclyHtml(input: RedoclyInput): Promise<string> {
  const { folder, documentFile, templateFile, language, downloadUrl } = input;
  const output = join(folder, 'redocly.html');
  await runTool(
    { package: '@redocly/cli', command: 'bin/cli.js' },
    [
      'build-docs',
      documentFile,
      `--output=${output}`,
      `--template=${templateFile}`,
      `--${language}=${JSON.stringify({ ...options, downloadUrls: [{ title: `${language}.json`, url: downloadUrl }] })}`,
      '--inlineBundle',
    ],
    folder,
  );
  return await readFile(output, 'utf8');
}
