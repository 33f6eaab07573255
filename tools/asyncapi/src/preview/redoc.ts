import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../command-line.ts';

const run = promisify(execFile);

/** The parts of an AsyncAPI document that decide how Redoc groups its channels. */
interface AsyncapiDocument {
  readonly operations?: unknown;
  readonly channels: Readonly<
    Record<string, { readonly messages: Readonly<Record<string, { tags?: readonly Tag[] }>> }>
  >;
}

interface Tag {
  readonly name: string;
}

const template = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Events | Worklane</title>
    {{{redocHead}}}
  </head>
  <body>{{{redocHTML}}}</body>
</html>
`;

/** The URL of a logo on another host in the pages of Redocly. */
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;

/**
 * Returns a self-contained page of a bundled AsyncAPI document, rendered by `redocly build-docs`, with one entry for each channel.
 * Redocly runs in the given folder, because the rules of specs/redocly.yaml do not apply to this document.
 */
export async function renderAsyncapi(document: AsyncapiDocument, folder: string): Promise<string> {
  const [documentFile, templateFile, output] = ['document.json', 'template.html', 'redocly.html'].map((file) =>
    join(folder, file),
  ) as [string, string, string];
  await mkdir(folder, { recursive: true });
  await writeFile(documentFile, JSON.stringify(groupedByTag(document)));
  await writeFile(templateFile, template);
  const packageFile = createRequire(`${root}specs/package.json`).resolve('@redocly/cli/package.json');
  const options = JSON.stringify({ disableTelemetry: true, jsonSamplesExpandLevel: 4 });
  await run(
    process.execPath,
    [
      join(dirname(packageFile), 'bin/cli.js'),
      ...['build-docs', documentFile, `--output=${output}`, `--template=${templateFile}`],
      ...[`--asyncapi=${options}`, '--inlineBundle'],
    ],
    { cwd: folder, env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  return (await readFile(output, 'utf8')).replace(logo, 'data:,');
}

/** Returns the document without the send operations, each of which repeats its channel, and with the tags of the messages. */
function groupedByTag({ operations: _, ...document }: AsyncapiDocument): object {
  const channels = Object.entries(document.channels).map(([type, channel]) => {
    const [message] = Object.values(channel.messages);
    return [type, { ...channel, tags: message?.tags?.slice(0, 1) ?? [] }];
  });
  return { ...document, channels: Object.fromEntries(channels) };
}
