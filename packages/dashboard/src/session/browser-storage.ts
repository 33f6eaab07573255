/** The part of the storages of browsers that pages use. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * Returns a storage that is empty where the browser refuses one: with blocked cookies reading it throws, and writing it does
 * when it is full. A page must not fail because it cannot remember something.
 */
const forgiving = (storage: () => Storage): BrowserStorage => ({
  getItem: (key) => attempt(() => storage().getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => storage().setItem(key, value)),
  removeItem: (key) => attempt(() => storage().removeItem(key)),
  clear: () => attempt(() => storage().clear()),
});

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What this browser keeps. */
export const browserStorage = forgiving(() => localStorage);
/** What this tab keeps. */
export const tabStorage = forgiving(() => sessionStorage);
