import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The modules of the workspace, which edits change. Those of npm packages are loaded once. */
const packages = new URL('../../../../packages/', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const [version] = /\?version=\d+$/.exec(context.parentURL ?? '') ?? [];
    const isOurs = resolved.url.startsWith(packages) && !resolved.url.includes('/node_modules/');
    return version && isOurs && !resolved.url.includes('?') ? { ...resolved, url: resolved.url + version } : resolved;
  },
});

/**
 * Imports a module and all modules of the workspace that it imports, as they are on the disk now. Earlier versions stay in
 * memory, because Node never unloads modules.
 */
export const importVersion = <Module>(file: string, version: number): Promise<Module> =>
  import(`${pathToFileURL(file).href}?version=${version}`) as Promise<Module>;
