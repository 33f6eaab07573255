import {
  addDependenciesToPackageJson,
  type GeneratorCallback,
  readJson,
  readNxJson,
  type Tree,
  updateNxJson,
} from '@nx/devkit';

/** The tools that the built-in targets run, with the versions that the tests use. */
export const toolVersions: Readonly<Record<string, string>> = {
  '@redocly/cli': '^2.77.0',
  '@stoplight/prism-cli': '^5.16.0',
  'openapi-fetch': '^0.17.0',
};

/** Options of the generator. */
interface InitOptions {
  /** Whether not to add the tools that the targets run. */
  skipTools?: boolean;
}

const plugin = '@worklane/nx';

/** Adds the plugin to nx.json and the tools that it runs to package.json. Keeps what is there. */
export default function init(tree: Tree, { skipTools = false }: InitOptions): GeneratorCallback {
  const nxJson = readNxJson(tree) ?? {};
  const plugins = nxJson.plugins ?? [];
  if (!plugins.some((each) => (typeof each === 'string' ? each : each.plugin) === plugin)) {
    updateNxJson(tree, { ...nxJson, plugins: [...plugins, { plugin, options: {} }] });
  }
  if (skipTools) return () => {};
  const { dependencies = {}, devDependencies = {} } = readJson(tree, 'package.json');
  const present = { ...dependencies, ...devDependencies };
  const added = Object.entries(toolVersions).filter(([name]) => !(name in present));
  return addDependenciesToPackageJson(tree, {}, Object.fromEntries(added));
}
