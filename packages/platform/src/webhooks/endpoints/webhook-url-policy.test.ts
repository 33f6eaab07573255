import { WebhookUrl } from '@worklane/contract/schema-validators';
import { describe, expect, it } from 'vitest';
import { AddressPolicy } from '../../outbound/address-policy.ts';
import { acceptWebhookUrl, webhookUrlViolation } from './webhook-url-policy.ts';

const publicOnly = new AddressPolicy();
const withLoopbackHttp = new AddressPolicy([], { loopbackHttp: true });

const loopbackUrls = [
  'http://localhost:3000/hooks',
  'HTTP://LOCALHOST/',
  'http://localhost.:3000/',
  'http://hooks.localhost/',
  'http://127.0.0.1/?a=b',
  'http://127.8.9.10:65535/',
  'http://127.1/',
  'http://[::1]:3000/',
];

it.each([
  'https://hooks.example.com/worklane',
  'HTTPS://HOOKS.EXAMPLE.COM',
  'https://hooks.example.com:8443/a?b=c@d',
  'https://hooks.example.com./',
  'https://bücher.example/',
  'https://notlocalhost/',
  'https://localhost.example.com/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]:444/',
  `https://hooks.example.com/${'a'.repeat(2048 - 26)}`,
])('accepts %s', (url) => {
  expect(webhookUrlViolation(url, publicOnly)).toBeUndefined();
});

it.each([
  ['invalid_format', '/hooks'],
  ['invalid_format', 'https://'],
  ['invalid_format', 'https:///hooks.example.com'],
  ['invalid_format', 'https://256.256.256.256/'],
  ['invalid_format', 'https://[::1%25eth0]/'],
  ['url_not_https', 'http://hooks.example.com/'],
  ['url_not_https', 'ftp://hooks.example.com/'],
  ['invalid_format', 'https:hooks.example.com'],
  ['invalid_format', 'https:/hooks.example.com'],
  ['url_not_https', 'javascript:alert(1)'],
  ['url_has_credentials', 'https://user:password@hooks.example.com/'],
  ['url_has_credentials', 'https://user@hooks.example.com/'],
  ['url_has_credentials', 'https://@hooks.example.com/'],
  ['url_has_credentials', 'https://:password@hooks.example.com/'],
  ['url_has_credentials', 'https://hooks.example.com@127.0.0.1/'],
  ['url_has_fragment', 'https://hooks.example.com/#there'],
  ['url_has_fragment', 'https://hooks.example.com/#'],
])('reports %s for %s', (code, url) => {
  expect(webhookUrlViolation(url, publicOnly)).toEqual({ code, detail: expect.stringMatching(/^must /) });
});

it.each([
  ['loopback', '127.0.0.1'],
  ['with its port', '127.0.0.1:8443'],
  ['short', '127.1'],
  ['decimal', '2130706433'],
  ['octal', '0177.0.0.1'],
  ['hex', '0x7f.0.0.1'],
  ['hex in one', '0x7f000001'],
  ['mixed', '0x7f.1'],
  ['zero', '0'],
  ['with a dot at the end', '127.0.0.1.'],
  ['fullwidth digits', '１２７.０.０.１'],
  ['ideographic dots', '127。0。0。1'],
  ['percent-encoded', '%31%32%37.0.0.1'],
  ['IPv6 loopback', '[::1]'],
  ['IPv4-mapped', '[::ffff:127.0.0.1]'],
  ['localhost', 'localhost'],
  ['in capitals', 'LOCALHOST'],
  ['with a dot at the end', 'localhost.'],
  ['below localhost', 'hooks.localhost'],
  ['below it, with dots at the end', 'hooks.localhost..'],
  ['circled letters', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'],
  ['percent-encoded name', 'local%68ost'],
  ['a soft hyphen', 'local\u00adhost'],
])('reports url_not_public for a host that is not public: %s, %s', (_, host) => {
  const detail = expect.stringMatching(/^must have a public host/);
  expect(webhookUrlViolation(`https://${host}/`, publicOnly)).toEqual({ code: 'url_not_public', detail });
});

it('accepts allowed networks, in whatever notation', () => {
  const addressPolicy = new AddressPolicy(['127.0.0.0/8']);
  for (const host of ['127.0.0.1', '2130706433', 'localhost', 'hooks.localhost']) {
    expect(webhookUrlViolation(`https://${host}:8443/`, addressPolicy)).toBeUndefined();
  }
  expect(webhookUrlViolation('https://10.0.0.1/', addressPolicy)).toMatchObject({ code: 'url_not_public' });
  expect(webhookUrlViolation('http://127.0.0.1/', addressPolicy)).toMatchObject({ code: 'url_not_https' });
});

it.each([...loopbackUrls, 'https://localhost:3000/', 'https://127.0.0.1/', 'https://[::1]/'])(
  'accepts %s with loopback hosts, and reports how to receive events there without them',
  (url) => {
    expect(webhookUrlViolation(url, withLoopbackHttp)).toBeUndefined();
    const code = /^https/i.test(url) ? 'url_not_public' : 'url_not_https';
    const detail = expect.stringMatching(/; to receive events on your machine, run `worklane listen/);
    expect(webhookUrlViolation(url, publicOnly)).toEqual({ code, detail });
  },
);

it.each([
  ['url_not_https', 'http://hooks.example.com/'],
  ['url_not_https', 'http://8.8.8.8/'],
  ['url_not_https', 'http://10.1.2.3/'],
  ['url_not_https', 'http://0.0.0.0:3000/'],
  ['url_not_https', 'http://[::]:3000/'],
  ['url_not_https', 'http://[::ffff:127.0.0.1]/'],
  ['url_not_https', 'http://localhost.example.com/'],
  ['url_not_https', 'http://notlocalhost/'],
  ['url_not_https', 'http://example.com\\.localhost/'],
  ['url_not_https', 'ftp://localhost/'],
  ['url_not_public', 'https://10.1.2.3/'],
  ['url_has_credentials', 'http://user@localhost/'],
  ['url_has_fragment', 'http://localhost/#'],
  ['invalid_format', 'http:localhost'],
])('reports %s for %s although loopback hosts are accepted', (code, url) => {
  expect(webhookUrlViolation(url, withLoopbackHttp)?.code).toBe(code);
});

it.each([
  'http://localhost:3000/$(id)',
  'http://localhost:3000/`id`',
  'http://localhost:3000/;id',
  'http://localhost:3000/?a=1&id',
  "http://localhost:3000/'id'",
  'http://localhost:3000/|id',
  'http://localhost:3000/%PATH%',
  'http://localhost:3000/ id',
  'http://localhost:3000/\nid',
  'http://localhost:3000/!id',
  'http://localhost\\id/',
  'http://user:password@localhost:3000/',
  `http://localhost:3000/${'a'.repeat(1000)}`,
])('leaves out of the command what a shell could read in another way: %j', (url) => {
  const { detail } = webhookUrlViolation(url, publicOnly) ?? {};
  expect(detail).toBe('must use https; to receive events on your machine, run `worklane listen`');
});

describe('acceptWebhookUrl', () => {
  it('accepts http URLs of loopback hosts in responses, and in requests with the setting', () => {
    const hooks = loopbackUrls.map((url) => [
      acceptWebhookUrl(publicOnly)('WebhookUrl', url, 'request'),
      acceptWebhookUrl(publicOnly)('WebhookUrl', url, 'response'),
      acceptWebhookUrl(withLoopbackHttp)('WebhookUrl', url, 'request'),
    ]);
    expect(hooks).toEqual(loopbackUrls.map(() => [false, true, true]));
  });

  it.each(['http://hooks.example.com/', 'http://user@localhost/', 'https://localhost/a b', 'ftp://localhost/'])(
    'accepts no other URL that the pattern of the contract rejects: %s',
    (url) => {
      for (const direction of ['request', 'response'] as const) {
        expect(acceptWebhookUrl(withLoopbackHttp)('WebhookUrl', url, direction)).toBe(false);
      }
    },
  );

  it('accepts no violation of another schema', () => {
    expect(acceptWebhookUrl(withLoopbackHttp)('WebUrl', 'http://localhost/', 'response')).toBe(false);
  });
});

it.each([
  'https://',
  'https:hooks.example.com',
  'https:///hooks.example.com',
  'https://@hooks.example.com',
  'https://hooks.example.com#',
  'ftp://hooks.example.com',
])('reports a violation for %s, which the pattern of the contract rejects', (url) => {
  expect(WebhookUrl(url)).toBe(false);
  expect(webhookUrlViolation(url, publicOnly)).toBeDefined();
});
