import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { events, operations, problems, scopes } from '@worklane/contract';
import { type McpConnections, mcpClientConfigurations, mcpConnections } from '@worklane/contract/mcp-clients';
import { resourceGroups } from '../reference/tag-pages.ts';
import { curl } from '../samples/curl.ts';
import { type ExampleOptions, exampleRequest } from '../samples/example-request.ts';
import { exampleResponse } from '../samples/example-response.ts';
import { codeGroup, receiverGroup, sampleGroup } from '../samples/sample-group.ts';
import { defaultHost } from '../samples/values.ts';
import { examplesDirectory, platformReadme } from '../site.ts';
import { operationLink, tagFolder } from './links.ts';
import { block, codeBlock, table } from './markdown.ts';

type Directive = (subject: string, argument: string) => string;

/**
 * The directives that insert parts of the contract into a hand-written page:
 * `<!-- curl createTask {"headers": {...}, "query": {...}} -->` inserts a request, `<!-- sample createTask {...} -->` the same in
 * all languages,
 * `<!-- response getTask 404 not_found {"headers": [...]} -->` a response (by default the first example and all headers),
 * `<!-- operation getTask -->` a link to an operation,
 * `<!-- example python receiver.py -->` a program of `examples/`, `<!-- receivers all -->` the webhook receivers in all
 * languages, `<!-- mcp full -->` the configurations of MCP clients for a connection, `<!-- settings platform -->` the settings of the
 * service, `<!-- count operations -->` a number, `<!-- records all -->` the resource kinds in their groups.
 */
const directives: Record<string, Directive> = {
  curl: (operationId, argument) => codeBlock('sh', curl(exampleRequest(operationId, exampleOptions(argument)))),
  sample: (operationId, argument) => sampleGroup(operationId, exampleOptions(argument)),
  response(operationId, argument) {
    const [, status = '', name, options] = /^(\d+) ?(\w+)? ?(\{.*\})?$/.exec(argument) ?? [];
    return codeBlock(
      'http',
      exampleResponse(operationId, status, name, options ? JSON.parse(options).headers : undefined),
    );
  },
  operation: (operationId) => operationLink(operationId),
  example: (language, file) => codeBlock(language, readFileSync(join(examplesDirectory, file), 'utf8').trim()),
  receivers: () => receiverGroup(),
  mcp(connection) {
    const connections = mcpConnections(defaultHost.base_url);
    if (!(connection in connections)) throw new Error(`Unknown connection: ${connection}.`);
    const configurations = mcpClientConfigurations(connections[connection as keyof McpConnections]);
    return codeGroup(
      configurations.map(({ client, file, text }) =>
        codeBlock(file ? `json [${client}: ${file}]` : `sh [${client}]`, text),
      ),
    );
  },
  count(catalogue) {
    const counted = catalogues[catalogue];
    if (!counted) throw new Error(`Unknown catalogue: ${catalogue}.`);
    return String(Object.keys(counted).length);
  },
  settings: () => settingsTable(),
  records: () => block('records', resourceGroups.map(recordList).join('\n\n')),
};

const exampleOptions = (argument: string) => (argument === '' ? {} : JSON.parse(argument)) as ExampleOptions;

const recordList = ({ name, resources }: (typeof resourceGroups)[number]) =>
  block(
    'group',
    `${name}\n\n${resources.map(({ schemas, collection }) => `- [${schemas.record}](/${tagFolder(collection)}/)`).join('\n')}`,
  );

const catalogues: Record<string, object> = { operations, events, problems, scopes };

/** @throws with the line if a directive is unknown or the contract lacks its subject. */
export function expandDirectives(file: string, markdown: string): string {
  return markdown.replace(
    /<!-- (\w+) (\w+) ?(.*?) ?-->/g,
    (_, name: string, subject: string, argument: string, offset: number) => {
      const line = markdown.slice(0, offset).split('\n').length;
      const directive = directives[name];
      if (!directive) throw new Error(`${file}:${line}: Unknown directive: ${name}.`);
      try {
        return directive(subject, argument);
      } catch (cause) {
        throw new Error(`${file}:${line}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    },
  );
}

/** Returns the settings of the service from its README, whose table the tests of the service compare with the code. */
function settingsTable(): string {
  const [, rows = ''] = /^## Settings\n.*?^\| -.*?\n(\|.*?)\n\n/ms.exec(readFileSync(platformReadme, 'utf8')) ?? [];
  const settings = rows.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  if (settings.length < 2) throw new Error(`${platformReadme} has no table below "Settings".`);
  const cells = settings.map(([, name = '', value = '', description = '']) => [
    `${breakable(name)}<br><span class="type">${value}</span>`,
    description,
  ]);
  return block('fields', table(['Variable and default', 'Description'], cells));
}

/** Long names break after underscores, for narrow screens. */
const breakable = (name: string) => `<code v-pre>${name.replaceAll('`', '').replaceAll('_', '_<wbr>')}</code>`;
