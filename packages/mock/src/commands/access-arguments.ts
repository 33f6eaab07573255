import type { AccessOptions } from '../http/access.ts';

/** The options of a command that let others than this machine use its server. */
export const accessArguments = {
  'allow-origin': { type: 'string', multiple: true },
  'allow-host': { type: 'string', multiple: true },
} as const;

interface AccessValues {
  readonly 'allow-origin'?: readonly string[] | undefined;
  readonly 'allow-host'?: readonly string[] | undefined;
}

export const accessOptions = ({
  'allow-origin': allowedOrigins = [],
  'allow-host': allowedHosts = [],
}: AccessValues): AccessOptions => ({ allowedOrigins, allowedHosts });
