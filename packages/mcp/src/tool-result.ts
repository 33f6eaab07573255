import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Tool } from './tool.ts';

/** Returns what a tool returns as clients receive it: for programs, and as text. */
export const toolResult = (value: object, text: Tool['text'] = JSON.stringify): CallToolResult => ({
  content: [{ type: 'text', text: text(value) }],
  structuredContent: { ...value },
});
