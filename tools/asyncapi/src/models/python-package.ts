import type { AsyncApi } from './payload-document.ts';

/** Returns the `__init__.py` of the Python models: the model of each event type. */
export function pythonPackage({ info, channels }: AsyncApi): string {
  const models = Object.entries(channels).map(([type, { messages }]) => {
    const [message] = Object.values(messages);
    const model = message?.payload.$ref?.split('/').at(-1);
    if (!model) throw new Error(`The payload of ${type} is not a named schema. Move it to specs/schemas.`);
    return { type, model, module: snakeCase(model) };
  });
  return [
    `"""Payload models of the events of Worklane ${info.version}, for Pydantic 2."""`,
    '',
    ...models.map(({ model, module }) => `from worklane_events.${module} import ${model}`),
    '',
    '# The model of each event by its type.',
    'MODELS = {',
    ...models.map(({ type, model }) => `    "${type}": ${model},`),
    '}',
    '',
  ].join('\n');
}

const snakeCase = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
