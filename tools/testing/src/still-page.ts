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
    const before = requestsOf(page);
    const { motions, isStill } = await page.evaluate(nextFrames);
    if (motions.length > 0) {
      throw new Error(`${page.url()} animates although the user prefers reduced motion:\n${motions.join('\n')}`);
    }
    // A response that came during the frames may not be shown yet, and the next request may follow from it.
    const { open, changes } = requestsOf(page);
    if (isStill && open.length === 0 && changes === before.changes) return;
    if (performance.now() > deadline) {
      const requests = open.map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${page.url()} does not become still. Requests:\n${requests.join('\n')}`);
    }
    await setTimeout(10);
  }
}

function requestsOf(page: Page): { open: readonly Request[]; changes: number } {
  const requests = watched.get(page);
  if (!requests) throw new Error('Only windows of openBrowser can be waited for.');
  return { open: [...requests.open], changes: requests.changes };
}

/** Below the limit of a test, so that what does not end is named. */
const timeout = 90_000;

interface Requests {
  /** Those without a response, which can change the page. */
  readonly open: Set<Request>;
  /** How many requests have started or ended. */
  changes: number;
}

const watched = new WeakMap<Page, Requests>();

/** Lets the pages of a context be waited for. */
export async function watchMotion(context: BrowserContext): Promise<void> {
  context.on('page', watchRequests);
  await context.addInitScript(recordMotion);
}

function watchRequests(page: Page): void {
  const requests: Requests = { open: new Set(), changes: 0 };
  watched.set(page, requests);
  page.on('request', (request) => {
    requests.open.add(request);
    requests.changes++;
  });
  const forget = (request: Request) => {
    if (requests.open.delete(request)) requests.changes++;
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
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
      const motion = `${(target?.cloneNode() as Element | undefined)?.outerHTML}${pseudoElement ?? ''}: ${what}`;
      // For tests that expect no errors of the page and measure nothing.
      if (!motions.has(motion)) console.error(`It animates although the user prefers reduced motion: ${motion}`);
      motions.add(motion);
    }
  };
  for (const type of ['transitionrun', 'animationstart']) addEventListener(type, record, true);
}

/**
 * Waits for the fonts, for what appears after a delay, until scripts have nothing to do, and for two frames, so that what
 * they have changed is painted. Runs in the page.
 */
async function nextFrames(): Promise<{ motions: string[]; isStill: boolean }> {
  const motions = () => [...((window as Moving).worklaneMotions ?? [])];
  if (motions().length > 0) return { motions: motions(), isStill: false };
  await document.fonts.ready;
  // With a limit: a page on a busy machine may never be idle.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const place = () => [scrollX, scrollY, document.documentElement.scrollHeight].join();
  const before = place();
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const ended = document.getAnimations().every(({ playState }) => playState === 'finished');
  return { motions: motions(), isStill: ended && place() === before };
}
