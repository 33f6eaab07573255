import { escapeHtml } from '@worklane/contract/escape';
/** The page that the browser shows after the redirect to this machine. */
export interface CallbackPage {
  readonly title: string;
  readonly text: string;
}

/** The page has no resources, and does not pass on its address, which contains the code. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  connection: 'close',
} as const;

export const callbackPage = ({ title, text }: CallbackPage): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} - Worklane CLI</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 20vh auto; padding: 0 1rem }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
</main>
</html>
`;
