import { describe, expect, it } from 'vitest';
import { evaluate, resolve, type Scope } from '../../src/flows/expressions.ts';

const scope: Scope = {
  inputs: { token: 'abc', 'dotted.name': 1 },
  steps: { create: { outputs: { task: { id: 7, tags: ['a'], 'a/b': true } } } },
  statusCode: 201,
  response: { header: { etag: '"1"' }, body: { id: 7 } },
  message: { header: { 'webhook-id': 'evt_1' }, payload: { data: { id: 7 } } },
};

describe('evaluate', () => {
  it.each<[string, unknown]>([
    ['$statusCode', 201],
    ['$inputs.dotted.name', 1],
    ['$steps.create.outputs.task#/tags/0', 'a'],
    ['$steps.create.outputs.task#/a~1b', true],
    ['$response.body', { id: 7 }],
    ['$response.header.ETag', '"1"'],
    ['$message.header.webhook-id', 'evt_1'],
    ['$message.payload#/data/id', 7],
    ['$message.payload#/data/none', undefined],
    ['$inputs.constructor', undefined],
    ['$outputs.none', undefined],
  ])('%s', (expression, value) => {
    expect(evaluate(expression, scope)).toEqual(value);
  });

  it.each(['$response', '$response.body.id', '$steps.create.task', '$inputs', '$message.body', 'statusCode'])(
    'rejects %s',
    (expression) => {
      expect(() => evaluate(expression, scope)).toThrow(`Unsupported runtime expression: ${expression}.`);
    },
  );
});

describe('resolve', () => {
  it('keeps the type of a value, and embeds values in texts', () => {
    const value = {
      id: '$steps.create.outputs.task#/id',
      list: ['Bearer {$inputs.token}', '{$response.body}', 5, '$5'],
    };
    expect(resolve(value, scope)).toEqual({ id: 7, list: ['Bearer abc', '{"id":7}', 5, '$5'] });
  });

  it('rejects an expression that refers to nothing', () => {
    expect(() => resolve('Bearer {$inputs.missing}', scope)).toThrow('$inputs.missing refers to nothing.');
  });
});
