import { relative } from 'node:path';
import { bundle, getLineColLocation, loadConfig } from '@redocly/openapi-core';
import { root } from '../command-line.ts';
import { renderAsyncapi } from './redoc.ts';

/**
 * Returns the event reference of a document as a self-contained page. Intermediate files are in the folder.
 * @throws with file and line if a file cannot be read or a reference cannot be resolved.
 */
export async function render(document: string, folder: string): Promise<string> {
  const config = await loadConfig({ configPath: `${root}specs/redocly.yaml` });
  const { bundle: bundled, problems } = await bundle({ ref: document, config });
  const errors = problems
    .filter(({ ignored }) => !ignored)
    .map(({ message, location: [location] }) => {
      if (!location) return message;
      const { line, col } = getLineColLocation(location).start;
      return `${relative(root, location.source.absoluteRef)}:${line}:${col} ${message}`;
    });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return renderAsyncapi(JSON.parse(JSON.stringify(bundled.parsed)), folder);
}
