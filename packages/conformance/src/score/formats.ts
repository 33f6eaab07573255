/** A value without each format that can be checked. */
export const textsOffFormat: Readonly<Record<string, unknown>> = {
  'date-time': '2026-13-01T00:00:00Z',
  date: '2026-13-01',
  email: 'nobody',
  uri: 'not a URI',
  'uri-reference': 'http://[',
  int32: 2 ** 31,
  'double-int': 2 ** 53,
  uuid: 'nobody',
  time: '25:00:00Z',
  ipv4: '192.0.2.256',
  ipv6: '192.0.2.1',
  hostname: '-',
};
