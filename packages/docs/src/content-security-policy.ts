import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Returns the page with a Content-Security-Policy meta element, so that the policy applies on every host: resources from the
 * same origin only, and inline scripts by their hash. The search and Redoc set style attributes, so inline styles are allowed.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => `'sha256-${sha256(script)}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  if (!html.includes('<head>')) throw new Error('The page has no <head> element for its Content-Security-Policy.');
  return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
