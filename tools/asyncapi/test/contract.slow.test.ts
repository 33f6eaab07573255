import { expect, it } from 'vitest';
import { root } from '../src/command-line.ts';
import { validate } from '../src/validate.ts';

it('accepts the document of the contract', async () => {
  expect(await validate(`${root}specs/asyncapi/asyncapi.yaml`)).toMatchObject({ valid: true });
});
