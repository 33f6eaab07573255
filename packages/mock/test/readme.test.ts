import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

it('the README contains the test of a React component', async () => {
  const [, block] = /^```tsx\n(.*?)^```$/ms.exec(await read('../README.md')) ?? [];
  expect(block).toBe(await read('msw/react-component.test.tsx'));
});
