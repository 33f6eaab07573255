/// <reference lib="dom" />
import { computed } from 'vue';
import { defaultHost, type Host } from '../../../../src/samples/values.ts';
import { storedRef } from './session-storage.ts';

const mockUrl = defaultHost.base_url;

/** Returns the choice of the server that receives the requests. */
export function useServer(host: Host) {
  const isService = host.kind === 'service';
  const options = [
    ...(isService ? [{ value: 'service', text: `This service (${host.base_url})` }] : []),
    { value: 'mock', text: `Mock server (${isService ? mockUrl : host.base_url})` },
    { value: 'local', text: 'Another address on this computer' },
  ];
  const chosen = storedRef('server', isService ? 'service' : 'mock');
  if (!options.some(({ value }) => value === chosen.value)) chosen.value = options[0]?.value ?? 'mock';
  const localUrl = storedRef('local-url', 'http://127.0.0.1:4011');
  const urls: Record<string, () => string> = {
    service: () => host.base_url,
    mock: () => (isService ? mockUrl : host.base_url),
    local: () => localUrl.value.trim().replace(/\/+$/, ''),
  };
  const url = computed(() => urls[chosen.value]?.() ?? mockUrl);
  /** What is wrong with the address. The Content-Security-Policy of the site allows no other host. */
  const problem = computed(() =>
    chosen.value === 'local' && !/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(url.value)
      ? 'Enter an address such as http://127.0.0.1:4011. Other hosts are not allowed.'
      : '',
  );
  return { options, chosen, localUrl, url, problem, isService: computed(() => chosen.value === 'service') };
}

export type Server = ReturnType<typeof useServer>;
