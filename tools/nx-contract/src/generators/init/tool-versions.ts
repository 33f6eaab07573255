/** The tools that the built-in targets run, with the versions that the tests use. */
export const toolVersions: Readonly<Record<string, string>> = {
  '@redocly/cli': '^2.77.0',
  '@stoplight/prism-cli': '^5.16.0',
  'openapi-fetch': '^0.17.0',
};
