import { onContentUpdated, type Theme as SiteTheme } from 'vitepress';
import Theme from 'vitepress/theme-without-fonts';
import { onMounted } from 'vue';
import CapacityCalculator from './capacity/CapacityCalculator.vue';
import TryIt from './console/TryIt.vue';
import { showHostValues } from './host-values.ts';
import Layout from './Layout.vue';
import './colors.css';
import './prose.css';
import './tables.css';
import './reference.css';
import './flows.css';
import './landing.css';
import './search.css';
import './print.css';
import './placement/file.css';
import './motion.css';

const storageKey = 'worklane-sample-language';

/** Shows the samples of all pages in the language that the reader has chosen last. */
function showSampleLanguage(): void {
  const language = localStorage.getItem(storageKey);
  if (language === null) return;
  for (const label of document.querySelectorAll<HTMLElement>('.vp-code-group label')) {
    const input = label.previousElementSibling;
    const isOther = input instanceof HTMLInputElement && !input.checked;
    if (isOther && label.dataset.title === language) input.click();
  }
}

/** Remembers the language of a sample that the reader chooses. */
function rememberSampleLanguage({ target, isTrusted }: Event): void {
  if (!isTrusted || !(target instanceof HTMLInputElement) || !target.closest('.vp-code-group')) return;
  const label = target.nextElementSibling;
  if (!(label instanceof HTMLElement) || label.dataset.title === undefined) return;
  localStorage.setItem(storageKey, label.dataset.title);
  showSampleLanguage();
}

const theme: SiteTheme = {
  extends: Theme,
  Layout,
  enhanceApp({ app }) {
    app.component('TryIt', TryIt);
    app.component('CapacityCalculator', CapacityCalculator);
  },
  setup() {
    onContentUpdated(() => {
      showSampleLanguage();
      return showHostValues();
    });
    onMounted(() => addEventListener('change', rememberSampleLanguage));
  },
};

export default theme;
