import type { HttpResponse } from '../http-exchange.ts';

/** The scheme of URLs of loopback hosts, which a service in development can return (WebhookUrl.yaml). */
const scheme = /("url":\s*"http)(?=:\/\/(localhost|[^/?#"]+\.localhost|127\.[\d.]+|\[::1\])[/:?"])/gi;

/** Returns a response whose URLs of loopback hosts match the pattern of the contract. */
export const withLoopbackUrls = (response: HttpResponse): HttpResponse => ({
  ...response,
  body: response.body.replace(scheme, '$1s'),
});
