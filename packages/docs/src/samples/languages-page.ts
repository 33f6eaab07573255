import { code, codeBlock, frontMatter, type Page, page } from '../pages/markdown.ts';
import { exampleRequest } from './example-request.ts';
import { type LanguageId, languages, renderSample } from './render.ts';
import { receiverSource } from './sample-group.ts';

/** What a sample of each language needs, and which library verifies webhooks. */
const requirements: Readonly<Record<LanguageId, readonly [sample: string, webhooks: string]>> = {
  curl: ['Any version of `curl`.', 'OpenSSL verifies a single delivery.'],
  typescript: [
    '`npm install @worklane/client`: every operation as a typed method, with token handling, retries and paging.',
    '`npm install @worklane/webhooks`: verifies deliveries and calls a handler with the exact type of each event.',
  ],
  javascript: ['No library: `fetch` is part of Node.js and of browsers.', '`npm install standardwebhooks`'],
  python: [
    '`pip install requests`',
    '`pip install standardwebhooks`, and the [payload models](/webhooks#payload-models).',
  ],
  go: ['No library: `net/http` is part of Go.', '`go get github.com/standard-webhooks/standard-webhooks/libraries/go`'],
};

/** Returns the page that shows a request and a webhook receiver in each language. */
export const languagesPage = (): Page =>
  page(
    'languages.md',
    frontMatter({
      description: 'Call the API and receive webhooks in TypeScript, JavaScript, Python, Go or a shell.',
    }),
    '# Languages',
    'The page of each operation has its request in these languages. All samples read the access token from the environment variable ' +
      `${code('ACCESS_TOKEN')}; [Get started](/getting-started) shows how to get one. Generators of clients accept the ` +
      '[OpenAPI document](/downloads#contract).',
    ...languages.flatMap(({ id, title, highlight }) => [
      `## ${title}`,
      requirements[id][0],
      codeBlock(highlight, renderSample(id, exampleRequest('listTasks'))),
      `To receive webhooks: ${requirements[id][1]}`,
      `<details>\n<summary>${id === 'curl' ? 'Verification of a delivery' : 'Receiver'}</summary>\n\n${codeBlock(highlight, receiverSource(id))}\n\n</details>`,
    ]),
  );
