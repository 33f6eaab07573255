import { json } from './json.ts';
import { markdown } from './markdown.ts';
import type { Report } from './report.ts';
import { text } from './text.ts';

export const formats = ['text', 'markdown', 'json'] as const;

export type Format = (typeof formats)[number];

const renderers: Readonly<Record<Format, (report: Report) => string>> = { text, markdown, json };

export const render = (format: Format, report: Report) => renderers[format](report);
