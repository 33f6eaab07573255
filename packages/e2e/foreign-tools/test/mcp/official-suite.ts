import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The package exports nothing. */
const command = new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url);
const folder = fileURLToPath(new URL('../../test-results/mcp-suite/', import.meta.url));

/** The end of a run of the official conformance suite of MCP. */
export interface SuiteResult {
  /** Whether no check failed, except those that are listed as unavailable. */
  readonly passed: boolean;
  /** The number of checks that passed. */
  readonly checks: number;
  readonly output: string;
}

/** Runs the official conformance suite of MCP. @param onOutput called with all that it has printed so far */
export async function runSuite(args: readonly string[], onOutput?: (output: string) => void): Promise<SuiteResult> {
  const child = spawn(process.execPath, [fileURLToPath(command), ...args, '--output-dir', folder], { stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(output);
    });
  }
  const [code] = await once(child, 'close');
  return { passed: code === 0, checks: Number(/Total: (\d+) passed/.exec(output)?.[1] ?? 0), output };
}
