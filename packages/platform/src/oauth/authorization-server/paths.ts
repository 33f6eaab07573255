import { operations } from '@worklane/contract';

export const authorizationPath = operations.authorize.path;
export const tokenPath = operations.createToken.path;
export const revocationPath = operations.revokeToken.path;

/** Where the browser goes on after the person has answered; it belongs to oidc-provider. */
export const resumePath = `${authorizationPath}/:uid`;

/** The page that asks the person. */
export const consentPath = (uid: string) => `/oauth/consent/${uid}`;
