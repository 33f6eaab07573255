import { expect, it } from 'vitest';
import { startMockClient } from '../mock-client.ts';

it('keeps escaped keys of a body, whatever was parsed before', async () => {
  const { call } = await startMockClient();
  // JSON.parse of Node 24 to 26 reads "\n" after "\"" as a backslash then.
  JSON.parse('{"\\"":"a","\\\\":"b"}');
  const custom_fields = { '"': 'a', '\n': 'b' };
  const response = await call('POST', '/api/v1/1042/tasks', { title: 'x', custom_fields });
  expect(await response.text()).toContain(`"custom_fields":${JSON.stringify(custom_fields)}`);
});
