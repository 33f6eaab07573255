import { defineComponent, h } from 'vue';
import { useVersions } from './versions.ts';

/** A selection of the version in which the page is shown. Hidden unless several versions are published. */
export const VersionSwitch = defineComponent(() => {
  const { current, published, pageIn } = useVersions();
  async function open({ target }: Event) {
    const selected = published.value.find(({ version }) => version === (target as HTMLSelectElement).value);
    if (selected) location.assign(await pageIn(selected));
  }
  return () =>
    published.value.length > 1
      ? h(
          'select',
          { class: 'version-switch', 'aria-label': 'Version', value: current, onChange: open },
          published.value.map(({ version, latest }) =>
            h('option', { value: version }, version + (latest ? ' (latest)' : '')),
          ),
        )
      : undefined;
});
