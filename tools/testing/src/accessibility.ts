import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, ImpactValue } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitUntilStill } from './still-page.ts';

interface Options {
  /** What to judge. Default: the document. */
  readonly context?: ElementContext;
  /** Default: all. */
  readonly impacts?: readonly ImpactValue[];
}

/** Returns what axe-core finds on a page that stands still: the rules, each with its elements. */
export async function accessibilityViolations(
  page: Page,
  { context, impacts }: Options = {},
): Promise<[rule: string, ...elements: string[]][]> {
  await waitUntilStill(page);
  // Through the DevTools, which the policy of the page does not affect.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: await axe() });
  const expression = `axe.run(${JSON.stringify(context) ?? 'document'}, { resultTypes: ['violations'] })`;
  const { violations, passes } = (await page.evaluate(expression)) as AxeResults;
  await devtools.detach();
  if (passes.length < 5) throw new Error(`${page.url()} has hardly anything to judge.`);
  return violations
    .filter(({ impact }) => impacts?.includes(impact ?? null) ?? true)
    .map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

let source: Promise<string> | undefined;

function axe(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
