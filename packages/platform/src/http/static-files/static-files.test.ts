import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { expect, it } from 'vitest';
import { docsTexts } from './static-files.ts';

const mock = 'http://127.0.0.1:4010';
const service = 'https://api.harbour.example';
const fence = '```';
const page = (sample: string) => `# Mock

It listens on \`${mock}\`.

${fence}sh [curl]
curl ${sample}/api/webhooks # ${sample}
${fence}

1. In a list:

   ${fence}ts
   const baseUrl = '${sample}';
   ${fence}

${fence}sh fixed [curl]
curl -X POST ${mock}/__mock/reset
${fence}

${fence}sh
curl ${sample}/oauth/token
${fence}
`;

const folder = await openFolder();
writeFileSync(join(folder, 'host.json'), JSON.stringify({ base_url: mock }));
writeFileSync(join(folder, 'guide.md'), page(mock));
writeFileSync(join(folder, 'llms-full.txt'), page(mock));

it('shows the address of the service in samples, and that of the mock in prose and in samples of the mock', () => {
  const textOf = docsTexts(folder, service);
  expect(textOf('guide.md')).toMatchObject({ type: 'text/markdown; charset=utf-8', text: page(service) });
  expect(textOf('llms-full.txt')).toMatchObject({ type: 'text/plain; charset=utf-8', text: page(service) });
  expect(textOf('guide.md')?.etag).not.toBe(docsTexts(folder, mock)('guide.md')?.etag);
});

it('changes no other file, and none of documentation without an address', () => {
  expect(docsTexts(folder, service)('openapi.yaml')).toBeUndefined();
  expect(docsTexts(tmpdir(), service)('guide.md')).toBeUndefined();
});
