import { createServer } from 'node:http';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };

/** Returns the same task for every request. */
const task = Buffer.from(JSON.stringify(openapi.components.examples.TaskRecord.value));
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': task.length };

createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(200, headers).end(task));
}).listen(Number(process.env.PORT), '127.0.0.1');
