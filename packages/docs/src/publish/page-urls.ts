/** Returns the path from a page to the root of the site: `./`, `../`, `../../`. */
export const pathToRoot = (path: string) => '../'.repeat(path.split('/').length - 1) || './';
