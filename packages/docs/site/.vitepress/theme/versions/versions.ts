import { useData } from 'vitepress';
import { computed, onMounted, shallowRef } from 'vue';
import type { PublishedVersion } from '../../../../src/publish/versions.ts';

const published = shallowRef<readonly PublishedVersion[]>([]);
let isLoading = false;

/** Returns the published versions. The list stays empty if the site was not built as one of them. */
export function useVersions() {
  const { theme, site, page } = useData();
  const current: string | undefined = theme.value.version;
  const root = () => new URL(`${site.value.base}../`, location.href);

  onMounted(() => {
    if (current === undefined || isLoading) return;
    isLoading = true;
    void load(new URL('versions.json', root()));
  });

  /** Returns the URL of this page in another version, or of its landing page if it has no such page. */
  async function pageIn({ path }: PublishedVersion): Promise<string> {
    const landingPage = new URL(path, root());
    const { relativePath } = page.value;
    const pages = await readJson<Record<string, string>>(new URL('hashmap.json', landingPage));
    if (!pages || !(relativePath.replaceAll('/', '_').toLowerCase() in pages)) return landingPage.href;
    const file = relativePath.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
    return new URL(file, landingPage).href + location.hash;
  }

  return { current, published, latest: computed(() => published.value.find(({ latest }) => latest)), pageIn };
}

async function load(url: URL): Promise<void> {
  published.value = (await readJson<PublishedVersion[]>(url)) ?? [];
}

const readJson = <Content>(url: URL): Promise<Content | undefined> =>
  fetch(url)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
