import { useData } from 'vitepress';
import { defineComponent, h, ref, watchEffect } from 'vue';
import { useVersions } from './versions.ts';

/** A banner on the pages of all versions but the latest, with a link to the page in that one. */
export const VersionBanner = defineComponent(() => {
  const { page } = useData();
  const { current, latest, pageIn } = useVersions();
  const href = ref<string>();
  watchEffect(async () => {
    if (page.value && latest.value && latest.value.version !== current) href.value = await pageIn(latest.value);
  });
  return () =>
    href.value
      ? h('aside', { class: 'version-banner', 'aria-label': 'Version' }, [
          h('p', [
            `Version ${current} is not the latest. `,
            h('a', { href: href.value, target: '_self' }, `Open this page in version ${latest.value?.version}`),
          ]),
        ])
      : undefined;
});
