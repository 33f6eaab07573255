import { fileURLToPath } from 'node:url';

/**
 * Whether the service runs from the sources in the repository: the published package contains no TypeScript. The development
 * server adds a query to the URL of a module.
 */
const runsFromSource = new URL(import.meta.url).pathname.endsWith('.ts');

/** The command that starts the service, before its options. */
export const startCommand = runsFromSource ? 'npm start --' : 'npx @worklane/platform';

/** The command that runs an admin command, before its name. */
export const adminCommand = runsFromSource ? 'npm run admin --' : 'npx @worklane/platform admin';

/** The command-line tool for the API, before the name of a command. */
export const cliCommand = runsFromSource ? 'npm run worklane --' : 'npx @worklane/cli';

/** Returns the folder of a built site. The published package contains a copy. */
export const siteFolder = (site: 'dashboard' | 'docs'): string =>
  fileURLToPath(new URL(runsFromSource ? `../../../${site}/dist` : `../${site}`, import.meta.url));

/** Whether a site may appear after the start: in the repository, `npm start` builds the documentation beside the service. */
export const isBuiltLater = (folder: string): boolean => runsFromSource && folder === siteFolder('docs');
