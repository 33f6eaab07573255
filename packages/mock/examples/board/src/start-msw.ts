import { network } from 'virtual:msw';
import { createMock } from '@worklane/mock/msw';

/** Starts a mock of the API in this page. Its tasks and sign-ins last as long as the tab, like the tokens of the session. */
export async function startMsw(): Promise<void> {
  const mock = createMock({ baseUrl: location.origin });
  const saved = sessionStorage.getItem('mock');
  if (saved) mock.restore(JSON.parse(saved));
  addEventListener('pagehide', () => sessionStorage.setItem('mock', JSON.stringify(mock.snapshot())));
  network.configure({ handlers: [...mock.handlers], onUnhandledFrame: 'bypass' });
  await network.enable();
}
