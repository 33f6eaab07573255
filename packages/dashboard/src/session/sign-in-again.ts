import { elsewhere } from '../paths.ts';

/** Goes to the sign-in, which leads back to this very address. What was typed waits in the session storage of the tab. */
export const signInAgain = (): void => {
  location.assign(elsewhere.signIn(`${location.pathname}${location.search}`));
};
