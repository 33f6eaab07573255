// The header of the references: what VitePress does on the other pages. Loaded in the head, before anything is drawn.

const appearanceKey = 'vitepress-theme-appearance';
const system = matchMedia('(prefers-color-scheme: dark)');

function isDark() {
  const chosen = localStorage.getItem(appearanceKey) || 'auto';
  return chosen === 'auto' ? system.matches : chosen === 'dark';
}

/** Redoc keeps a choice of its own; it follows that of the site. */
function showAppearance() {
  const dark = isDark();
  localStorage.setItem('redoc.colorMode', dark ? 'dark' : 'light');
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

function switchAppearance() {
  const dark = !isDark();
  const fixed = dark ? 'dark' : 'light';
  localStorage.setItem(appearanceKey, dark === system.matches ? 'auto' : fixed);
  showAppearance();
}

function switchMenu({ currentTarget: button }) {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
}

showAppearance();
system.addEventListener('change', showAppearance);
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.site-appearance').addEventListener('click', switchAppearance);
  document.querySelector('.site-menu').addEventListener('click', switchMenu);
});
