import { literalIn } from '../json.ts';
import type { ExampleRequest } from '../request.ts';
import { type Generator, generate } from './generate.ts';

/** Escapes the characters that begin an interpolation, too. */
const string = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');

const literal = literalIn({
  key: (name) => (/^[a-z_]\w*$/.test(name) ? name : string(name)),
  scalar: (value) => (typeof value === 'string' ? string(value) : value === null ? 'nil' : JSON.stringify(value)),
});

const netHttp: Generator = {
  target: 'ruby',
  client: 'native',
  indent: '  ',
  token: `"Bearer #{ENV.fetch('ACCESS_TOKEN')}"`,
  json: (value) => `JSON.generate(${literal(value)})`,
  form: (fields) => `URI.encode_www_form(${literal(fields)})`,
  edits: ({ body, responseType }) => [
    ...(body?.mediaType.endsWith('json') ? ([["require 'uri'", "require 'json'\nrequire 'uri'"]] as const) : []),
    // The page can replace the base URL by one with https.
    [connect, `${connect}\nhttp.use_ssl = url.scheme == 'https'`],
    ['response = http.request(request)\nputs response.read_body', readers[responseType]],
  ],
};

const connect = 'http = Net::HTTP.new(url.host, url.port)';

const checked = ['response = http.request(request)', 'response.value # raises an error unless the status is 2xx'];

const readers: Record<ExampleRequest['responseType'], string> = {
  json: [...checked, 'puts response.body'].join('\n'),
  stream: [
    'http.request(request) do |response|',
    '  response.value # raises an error unless the status is 2xx',
    '  response.read_body { |text| print text }',
    'end',
  ].join('\n'),
  none: checked.join('\n'),
  redirect: '',
};

/** Returns the request as a Ruby program with Net::HTTP. */
export const ruby = (request: ExampleRequest): string =>
  request.responseType === 'redirect' ? `puts "Open in a browser: ${request.url}"` : generate(netHttp, request);
