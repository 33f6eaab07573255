// The behavior of the reference header, which VitePress provides on the other pages. Loaded in the head, before the first paint.

const appearanceKey = 'vitepress-theme-appearance';
const system = matchMedia('(prefers-color-scheme: dark)');

function isDark() {
  const chosen = localStorage.getItem(appearanceKey) || 'auto';
  return chosen === 'auto' ? system.matches : chosen === 'dark';
}

/** Applies the color scheme of the site, to Redoc too, which stores its own choice. */
function applyAppearance() {
  const dark = isDark();
  localStorage.setItem('redoc.colorMode', dark ? 'dark' : 'light');
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

function toggleAppearance() {
  const dark = !isDark();
  const fixed = dark ? 'dark' : 'light';
  localStorage.setItem(appearanceKey, dark === system.matches ? 'auto' : fixed);
  applyAppearance();
}

function toggleMenu({ currentTarget: button }) {
  button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
}

applyAppearance();
system.addEventListener('change', applyAppearance);
addEventListener('DOMContentLoaded', () => {
  document.querySelector('.site-appearance').addEventListener('click', toggleAppearance);
  document.querySelector('.site-menu').addEventListener('click', toggleMenu);
});
