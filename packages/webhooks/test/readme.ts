import { readFileSync } from 'node:fs';

export const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
export const snippets = [...readme.matchAll(/^```ts\n(.+?)^```/gms)].map(([, code = '']) => code);
