import type { Operation, Validator } from '@worklane/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Contract, type ContractTypes, contractRoutes, problemFrom } from '../../src/index.ts';

const operation: Operation = {
  id: 'upload',
  method: 'post',
  path: '/uploads',
  tag: '',
  summary: '',
  authentication: 'none',
  scopes: [],
  parameters: [],
  requestBody: { required: true, content: { 'multipart/form-data': 'Upload' } },
  responses: { 204: { content: {} } },
};

it('reads a multipart form of another contract', async () => {
  const contract = new Contract({
    operations: { upload: operation },
    document: {
      paths: { '/uploads': { post: { operationId: 'upload', responses: {}, requestBody: { content: {} } } } },
      components: { schemas: { Upload: { properties: { file: { format: 'binary' }, n: { type: 'integer' } } } } },
    },
    schemaValidators: { Upload: (() => true) as unknown as Validator<unknown> },
    parameterValidators: {},
  });
  const bodies: unknown[] = [];
  const upload = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return { status: 204 };
  };
  const app = fastify();
  app.decorateRequest('principal', null);
  app.setErrorHandler((error, request, reply) => reply.code(problemFrom(error, request).status).send());
  await contractRoutes<ContractTypes>(app, {
    contract,
    handlers: { upload } as never,
    authenticate: () => null,
    authorize: () => {},
  });
  const form = new FormData();
  form.append('n', '7');
  form.append('file', new Blob(['hi']), 'a.txt');
  const { headers, body } = new Request('http://a.example', { method: 'POST', body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const contentType = headers.get('Content-Type') ?? '';
  const send = (text: Buffer) =>
    app.inject({ method: 'POST', url: '/uploads', headers: { 'content-type': contentType }, payload: text });

  expect((await send(payload)).statusCode).toBe(204);
  const [{ file, n }] = bodies as [{ file: Blob; n: number }];
  expect([await file.text(), n]).toEqual(['hi', 7]);
  expect((await send(Buffer.from('no form'))).statusCode).toBe(400);
  await app.close();
});
