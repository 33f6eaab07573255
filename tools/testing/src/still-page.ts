/// <reference lib="dom" />
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

/**
 * A page is judged (axe-core), pictured and measured only while it stands still: a test that looks at it during a fade fails
 * on some machines. Contexts ask for reduced motion, so what animates nevertheless is an error of the page.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  const deadline = performance.now() + timeout;
  while (true) {
    const { motions, isStill } = await page.evaluate(nextFrames);
    if (motions.length > 0) {
      throw new Error(`${page.url()} animates although the user prefers reduced motion:\n${motions.join('\n')}`);
    }
    const loading = [...(pending.get(page) ?? [])];
    if (isStill && loading.length === 0) return;
    if (performance.now() > deadline) {
      const requests = loading.map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${page.url()} does not become still. Requests:\n${requests.join('\n')}`);
    }
    await setTimeout(10);
  }
}

/** Below the limit of a test, so that what does not end is named. */
const timeout = 90_000;

/** The requests of a page whose responses can change it. */
const pending = new WeakMap<Page, Set<Request>>();

/** Lets the pages of a context be waited for. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  context.on('page', watchRequests);
  await context.addInitScript(recordMotion);
}

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const forget = (request: Request) => requests.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  // A page that has loaded does not wait for the requests of the page before.
  page.on('domcontentloaded', () => {
    for (const request of requests) if (request.isNavigationRequest()) forget(request);
  });
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) forget(response.request());
  });
}

interface Moving extends Window {
  worklaneMotions?: Set<string>;
}

/** Records what animates, in each document from its beginning: what a test looks at may have ended. Runs in the page. */
function recordMotion(): void {
  const motions = new Set<string>();
  (window as Moving).worklaneMotions = motions;
  // Style sheets that reduce foreign animations leave them a millisecond, as their events are waited for.
  const isMotion = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) > 1;
  const record = () => {
    for (const animation of document.getAnimations().filter(isMotion)) {
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      const name = 'transitionProperty' in animation ? animation.transitionProperty : animation.id;
      const what = 'animationName' in animation ? animation.animationName : name;
      motions.add(`${(target?.cloneNode() as Element | undefined)?.outerHTML}${pseudoElement ?? ''}: ${what}`);
    }
  };
  for (const type of ['transitionrun', 'animationstart']) addEventListener(type, record, true);
}

/**
 * Waits for the fonts, for what appears after a delay and for two frames, so that what a response or a script has changed is
 * painted. Runs in the page.
 */
async function nextFrames(): Promise<{ motions: string[]; isStill: boolean }> {
  const motions = () => [...((window as Moving).worklaneMotions ?? [])];
  if (motions().length > 0) return { motions: motions(), isStill: false };
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const place = () => [scrollX, scrollY, document.documentElement.scrollHeight].join();
  const before = place();
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ended = document.getAnimations().every(({ playState }) => playState === 'finished');
  return { motions: motions(), isStill: ended && place() === before };
}
