import { onContentUpdated, type Theme as SiteTheme } from 'vitepress';
import Theme from 'vitepress/theme-without-fonts';
import { onMounted } from 'vue';
import TryIt from './console/TryIt.vue';
import { showHostValues } from './host-values.ts';
import Layout from './Layout.vue';
import { rememberSampleLanguage, showSampleLanguage } from './sample-language.ts';
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

const theme: SiteTheme = {
  extends: Theme,
  Layout,
  enhanceApp({ app }) {
    app.component('TryIt', TryIt);
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
