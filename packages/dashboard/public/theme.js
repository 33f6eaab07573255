// Applies the theme that src/layout/theme.ts stores. It blocks rendering, so that the page never shows another one first.
try {
  const theme = localStorage.getItem('worklane:theme');
  if (theme !== null) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that blocks cookies has no storage.
}
