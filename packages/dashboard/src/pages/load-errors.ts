const loadErrors = new WeakSet<Error>();

/** Collects the errors of scripts and style sheets that cannot be loaded: browsers report them in different words. */
export const collectLoadErrors = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => {
    loadErrors.add(payload);
  });

/** Returns whether an error means that the script or the style sheet of a page could not be loaded. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrors.has(error);
