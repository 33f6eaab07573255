// Applies the theme that src/layout/theme.ts stores. It blocks rendering, so that the page never shows another one first.
const theme = localStorage.getItem('worklane:theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
