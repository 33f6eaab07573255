import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { createClient } from '@worklane/client';
import { createMcpServer } from '@worklane/mcp';
import { expect, it, vi } from 'vitest';

// The SDK keeps each schema that it compiles, and a service creates a server for each request.
it('a server compiles no schema that an earlier one with the same access has compiled', () => {
  const compile = vi.spyOn(AjvJsonSchemaValidator.prototype, 'getValidator');
  const create = () =>
    createMcpServer({ client: createClient({ baseUrl: 'http://127.0.0.1', auth: 'token' }), organizationId: 1 });
  create();
  compile.mockClear();
  create();
  expect(compile).not.toHaveBeenCalled();
});
