import { withBase } from 'vitepress';
import type { Host } from '../../../src/samples/values.ts';

let host: Promise<Host | undefined> | undefined;

/** Returns whose API the samples call, or nothing if the page was opened as a file. */
export const readHost = (): Promise<Host | undefined> => (host ??= fetchHost());

/** Returns what the host states now, such as whether the browser is signed in. */
export const fetchHost = (): Promise<Host | undefined> =>
  fetch(withBase('/host.json'))
    .then((response) => (response.ok ? (response.json() as Promise<Host>) : undefined))
    .catch(() => undefined);

/** Replaces the values in samples by those of the host. */
export async function showHostValues(): Promise<void> {
  const marked = document.querySelectorAll<HTMLElement>('[data-host-value]');
  if (marked.length === 0) return;
  const values = await readHost();
  if (!values) return;
  for (const element of marked) {
    const name = element.dataset.hostValue as 'base_url' | 'organization_id';
    element.textContent = String(values[name]);
  }
}
