import type { Violation } from './violation.ts';

/** Why a URL cannot be that of a webhook; undefined when the reason is another. */
export function urlFlaw(text: unknown): Omit<Violation, 'pointer'> | undefined {
  const url = typeof text === 'string' ? URL.parse(text) : null;
  if (!url) return undefined;
  if (url.protocol !== 'https:') return { code: 'url_not_https', detail: 'must start with https://' };
  if (url.username || url.password)
    return { code: 'url_has_credentials', detail: 'must not have a user or a password' };
  if (url.hash || url.href.endsWith('#')) return { code: 'url_has_fragment', detail: 'must not have a fragment' };
  return undefined;
}
