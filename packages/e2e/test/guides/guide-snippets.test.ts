import { describe, expect, it } from 'vitest';
import { commandsOf, GuideSnippets, responseDifferences, shownResponse, snippetsOf } from './guide-snippets.ts';

const fence = '```';
const page = `# A

${fence}sh [curl]
# A comment
curl \\
  -i x
${fence}

1. In a list:

   ${fence}json
   { "a": 1 }
   ${fence}

## B {#b}

${fence}http
HTTP/1.1 404
Content-Type: application/problem+json

{ "code": "not_found" }
${fence}
`;
const [shell, json, http] = snippetsOf('page.md', page);

describe('snippetsOf', () => {
  it('returns code blocks with their language, title and heading', () => {
    expect(shell).toMatchObject({ language: 'sh', title: 'curl', heading: 'A' });
    expect(json).toMatchObject({ language: 'json', title: undefined, heading: 'A', code: '{ "a": 1 }\n' });
    expect(http).toMatchObject({ language: 'http', heading: 'B', place: 'page.md, line 17 (B): http' });
  });
});

describe('GuideSnippets', () => {
  it('reads a page with expanded directives, and names what no test takes', () => {
    const guide = new GuideSnippets('conventions.md');
    expect(guide.all.some(({ code }) => code.startsWith('curl '))).toBe(true);
    expect(guide.untested()).toHaveLength(guide.all.length);
    expect(guide.take('Updates', 'sh').code).toContain('If-Match');
    expect(guide.untested()).toHaveLength(guide.all.length - 1);
  });

  it('leaves snippets to other tests that exist', () => {
    const guide = new GuideSnippets('authentication.md');
    const test = 'packages/e2e/test/guides/guide-snippets.test.ts';
    guide.runElsewhere('Client credentials', test);
    expect(() => guide.runElsewhere('Client credentials', test)).toThrow('left to run');
    expect(guide.untested().join()).not.toContain('Client credentials): ts');
    expect(() => guide.runElsewhere('Authorization code', 'nothing.test.ts')).toThrow(
      'nothing.test.ts does not exist.',
    );
  });

  it('rejects a snippet that does not exist', () => {
    const guide = new GuideSnippets('conventions.md');
    expect(() => guide.take('Updates', 'cobol')).toThrow(
      '0 of 0 cobol blocks below "Updates" in conventions.md match "".',
    );
  });
});

it('commandsOf returns commands without comments and line breaks', () => {
  expect(shell && commandsOf(shell)).toEqual(['curl -i x']);
});

it('shownResponse returns status, headers and body', () => {
  const response = http && shownResponse(http);
  expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(response?.headers.get('content-type')).toBe('application/problem+json');
});

it('responseDifferences compares status, headers and the shape of the body', () => {
  const shown = shownResponse({ code: 'HTTP/1.1 200\nETag: "1"\n\n{ "id": 1 }' });
  expect(responseDifferences(shown, shown)).toEqual([]);
  const actual = shownResponse({ code: 'HTTP/1.1 201 Created\r\nDate: now\r\n\r\n{"id":"1"}' });
  expect(responseDifferences(actual, shown)).toEqual([
    'the status is 201 instead of 200',
    'etag is missing',
    '/id is string, the example has number',
  ]);
});
