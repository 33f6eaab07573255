import { errorPage } from '../http/pages/page.ts';

/** The same page for an unknown, expired, used, replaced and revoked link. */
export const invalidLinkPage = (): string =>
  errorPage({
    title: 'This link is not valid',
    detail: 'It may have expired, been used or been replaced. Ask an owner of your organization for a new one.',
  });

export const tooManyLinksPage = (waitSeconds: number): string =>
  errorPage({ title: 'Too many attempts', detail: `Wait ${formatDuration(waitSeconds)}, then open the link again.` });

/** Returns seconds up to two minutes, and whole minutes rounded up from there. */
export function formatDuration(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
