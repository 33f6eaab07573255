// Component tests only: the library is for pages.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  // On a busy machine a response can take longer than the second that is the default.
  configure({ asyncUtilTimeout: 20_000 });
}
