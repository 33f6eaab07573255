import { parseArgs } from 'node:util';
import bundled from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { print, printError } from '@worklane/contract/terminal';
import { root } from './command-line.ts';
import type { AsyncApi } from './models/payload-document.ts';
import { writeModels } from './models/write-models.ts';
import { validate } from './validate.ts';

const usage = `Usage: node --conditions=@worklane/source tools/asyncapi/src/main.ts <command>

  validate <file>  validate an AsyncAPI document and the files it references
  models           write payload models for Python, Go, Java and C# to tools/asyncapi/dist`;

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, document] = positionals;
  if (command === 'validate' && document) {
    const { valid, output } = await validate(document);
    print(output);
    return valid ? 0 : 1;
  }
  if (command === 'models') {
    await writeModels(bundled as unknown as AsyncApi, `${root}tools/asyncapi/dist`);
    return 0;
  }
  printError(usage);
  return 2;
}

try {
  process.exitCode = await run();
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
