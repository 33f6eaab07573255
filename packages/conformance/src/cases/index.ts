import { bodies } from './bodies.ts';
import type { CasesOf } from './case.ts';
import { clientAuthentication } from './client-authentication.ts';
import { conditions } from './conditions.ts';
import { conflicts } from './conflicts.ts';
import { ids } from './ids.ts';
import { mediaTypes } from './media-types.ts';
import { parameters } from './parameters.ts';
import { redirects } from './redirects.ts';
import { success } from './success.ts';
import { tokens } from './tokens.ts';

/** Returns all cases of an operation. */
export const casesOf: CasesOf = (operation, target) =>
  [
    success,
    tokens,
    clientAuthentication,
    redirects,
    ids,
    parameters,
    mediaTypes,
    bodies,
    conditions,
    conflicts,
  ].flatMap((cases) => cases(operation, target));
