import type { PreparedRequest } from './request.ts';

/**
 * Returns the Lua script for wrk. It joins texts of the whole message, because `wrk.format` for each request would cost as much
 * as the rest of the generator. At the end it prints a line of JSON.
 */
export function wrkScript(
  { url, method, path, headers, body, organizations }: PreparedRequest,
  from: number,
  to: number,
): string {
  const replacements: Readonly<Record<string, string>> = {
    '[id]': `math.random(${from}, ${to})`,
    '[n]': 'string.format("%09d", number)',
    '[organization]': 'organization[1]',
    '[token]': 'organization[2]',
  };
  const text = body?.replace('[n]', '0'.repeat(9)) ?? '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`content-length: ${Buffer.byteLength(text)}`]),
    '',
    body ?? '',
  ];
  const parts = lines
    .join('\r\n')
    .split(/(\[(?:id|n|organization|token)\])/)
    .map((part) => replacements[part] ?? luaString(part));
  const entries = organizations.map(({ id, token }) => `{"${id}", "${token}"}`);
  return `
local number = 0
local organizations = {${entries.join()}}
function init() math.randomseed(os.time()) end
function request()
  number = number + 1
  local organization = organizations[math.random(math.max(#organizations, 1))]
  return ${parts.join(' .. ')}
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"requests":%d,"seconds":%f,"errors":%d,"p50":%f,"p99":%f}\\n', summary.requests,
    summary.duration / 1e6, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
`;
}

/** Escapes every byte, so that no text ends the string. */
const luaString = (text: string): string =>
  `"${[...Buffer.from(text)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`;
