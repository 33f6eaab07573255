import { fromJsonSchema, type GetPromptResult, type McpServer } from '@modelcontextprotocol/server';
import { type Access, collectionNames } from '../access.ts';
import { type Prompt, prompts } from './prompts.ts';

/** Registers the prompts for which the token can read and change what they need. */
export function registerPrompts(server: McpServer, access: Access): void {
  const [readable, writable] = [collectionNames(access.readable), collectionNames(access.writable)];
  for (const prompt of prompts) {
    if (!prompt.reads.every((kind) => readable.includes(kind))) continue;
    if (!prompt.changes.every((kind) => writable.includes(kind))) continue;
    registerPrompt(server, prompt);
  }
}

function registerPrompt(server: McpServer, { name, title, description, arguments: args, text }: Prompt): void {
  const messages = (values: Readonly<Record<string, string>>): GetPromptResult => ({
    messages: [{ role: 'user', content: { type: 'text', text: text(values) } }],
  });
  const names = Object.keys(args);
  if (names.length === 0) {
    server.registerPrompt(name, { title, description }, () => messages({}));
    return;
  }
  const argsSchema = fromJsonSchema<Record<string, string>>({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(args).map(([each, about]) => [
        each,
        { type: 'string', minLength: 1, maxLength: 200, description: about },
      ]),
    ),
    required: names,
  });
  server.registerPrompt(name, { title, description, argsSchema }, messages);
}
