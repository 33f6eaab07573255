import envPaths from 'env-paths';

type Env = Readonly<Record<string, string | undefined>>;

/** Returns the folder of the configuration: `~/.config/worklane` on Linux, unless the environment names another one. */
export const configFolder = ({ WORKLANE_CONFIG_DIR }: Env): string =>
  WORKLANE_CONFIG_DIR || envPaths('worklane', { suffix: '' }).config;
