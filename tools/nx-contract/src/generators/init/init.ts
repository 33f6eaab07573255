import {
  addDependenciesToPackageJson,
  type GeneratorCallback,
  readJson,
  readNxJson,
  type Tree,
  updateNxJson,
} from '@nx/devkit';
import { toolVersions } from './tool-versions.ts';

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
