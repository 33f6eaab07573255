import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundle, loadConfig, parseYaml } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import worklanePlugin from '../src/plugin.ts';

const specs = fileURLToPath(new URL('../../../specs/', import.meta.url));

it('references every file in specs from one of the documents', async () => {
  const config = await loadConfig({ configPath: `${specs}redocly.yaml` });
  const used = new Set<string>();
  for (const document of ['openapi/openapi.yaml', 'openapi/dashboard.yaml', 'asyncapi/asyncapi.yaml']) {
    const { fileDependencies } = await bundle({ ref: specs + document, config });
    for (const file of fileDependencies) used.add(file);
  }
  const folders = ['openapi', 'asyncapi', 'schemas', 'examples'];
  const files = await Promise.all(
    folders.map((folder) => readdir(specs + folder, { recursive: true, withFileTypes: true })),
  );
  const all = files.flat().filter((entry) => entry.isFile());
  const unused = all.map((entry) => `${entry.parentPath}/${entry.name}`).filter((file) => !used.has(file));
  expect(unused).toEqual([]);
});

it('enables every rule of the plugin', async () => {
  const { rules } = parseYaml(await readFile(`${specs}redocly.yaml`, 'utf8')) as { rules: Record<string, unknown> };
  const enabled = Object.keys(rules).filter((name) => name.startsWith('worklane/') && rules[name] === 'error');
  const all = Object.values(worklanePlugin().rules ?? {}).flatMap((each) => Object.keys(each ?? {}));
  expect(enabled.toSorted()).toEqual([...new Set(all)].map((name) => `worklane/${name}`).toSorted());
});
