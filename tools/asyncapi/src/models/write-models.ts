import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { asyncapi } from '../command-line.ts';
import { archiveName, type Language, languages } from './languages.ts';
import { type AsyncApi, payloadDocument } from './payload-document.ts';

/** Writes the payload models of each language, and an archive of them, into a folder. */
export async function writeModels(document: AsyncApi, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const written = await Promise.allSettled(languages.map((language) => writeLanguage(document, language, folder)));
  for (const result of written) if (result.status === 'rejected') throw result.reason;
}

async function writeLanguage(document: AsyncApi, language: Language, folder: string): Promise<void> {
  const languageFolder = join(folder, language.name);
  const output = join(languageFolder, language.folder);
  const input = join(folder, `${language.name}.json`);
  await mkdir(output, { recursive: true });
  await writeFile(input, JSON.stringify(payloadDocument(document, language)));
  const args = ['generate', 'models', language.command, input, `--output=${output}`, ...language.options];
  const { code, output: printed } = await asyncapi([...args, '--no-interactive']);
  // For an invalid document the CLI writes nothing and exits with 0.
  if (code !== 0 || (await readdir(output)).length === 0) throw new Error(`asyncapi ${args.join(' ')}:\n${printed}`);
  await rm(input);
  await cleanUp(output);
  if (language.name === 'python') await writeFile(join(output, '__init__.py'), pythonPackage(document));
  await writeFile(join(folder, archiveName(language)), await archive(languageFolder));
}

/** Removes trailing spaces, and ends each file with a line feed. */
async function cleanUp(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), `${text.replace(/[ \t]+$/gm, '').trim()}\n`);
  }
}

/** The earliest date that zip can express. */
const date = new Date(1980, 0, 1);

/** Returns a zip archive of a folder: the same bytes for the same files. */
async function archive(folder: string): Promise<Uint8Array> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.toSorted().map(async (path) => {
      const name = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [name, new Uint8Array(await readFile(path))] as const;
    }),
  );
  return zipSync(Object.fromEntries(files), { mtime: date, os: 3 });
}

/** Returns the `__init__.py` of the Python models: the model of each event type. */
function pythonPackage({ info, channels }: AsyncApi): string {
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
