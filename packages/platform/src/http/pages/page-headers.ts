import { hash } from 'node:crypto';
import { stylesheet } from './stylesheet.ts';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', stylesheet, 'base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The headers of every page. Nothing is loaded, no script runs, no other page frames it, nothing keeps it.
 *
 * `form-action` is left out: Chromium holds a form to it over all redirects that follow, and the consent page's form
 * leads to the application. Where a form stays with the service, use `ownFormHeaders`.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The headers of a page whose forms lead nowhere but to the service. */
export const sameOriginFormHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  'content-security-policy': `${policy}; form-action 'self'`,
};
