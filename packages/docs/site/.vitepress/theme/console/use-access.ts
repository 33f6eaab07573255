/// <reference lib="dom" />
import { computed, onMounted, onUnmounted, ref, shallowRef, watch } from 'vue';
import { dashboardSession, type Session, SessionTokens } from '../../../../src/console/dashboard-session.ts';
import type { Host } from '../../../../src/samples/values.ts';
import { fetchHost } from '../host-values.ts';
import { readStored, storedRef, writeStored } from './session-storage.ts';
import type { Server } from './use-server.ts';

/** The mock accepts any text. */
const mockToken = 'any-text';

/** Returns the choice of the access token: one of the session of the dashboard, or one that is entered. */
export function useAccess(host: Host, server: Server) {
  const session = shallowRef<Session>();
  const sessionProblem = ref('');
  const source = storedRef('token-source', 'session');
  const organizationId = ref(host.organization_id);
  const tokens = new SessionTokens(host.base_url);
  const usesSession = computed(() => server.isService.value && source.value === 'session');

  let loading: Promise<void> | undefined;
  const loadSession = () => (loading = readSession());

  async function readSession() {
    if (!server.isService.value) return;
    try {
      // Browsers log each response with status 401, so the session is requested only if there is one.
      session.value = (await fetchHost())?.signed_in ? await dashboardSession(host.base_url) : undefined;
      sessionProblem.value = '';
    } catch (error) {
      session.value = undefined;
      sessionProblem.value = error instanceof Error ? error.message : String(error);
    }
    const organizations = session.value?.organizations ?? [];
    if (!organizations.some(({ organization_id }) => organization_id === organizationId.value) && organizations[0]) {
      organizationId.value = organizations[0].organization_id;
    }
  }

  // Entered tokens are those of one server: a token of the service must not be sent to another one.
  const tokenKey = () => `token ${server.url.value}`;
  const tokenOfServer = () => readStored(tokenKey()) ?? (server.isService.value ? '' : mockToken);
  const entered = ref(tokenOfServer());
  watch(server.url, () => {
    entered.value = tokenOfServer();
  });
  watch(entered, (text) => writeStored(tokenKey(), text));

  watch(server.isService, loadSession, { immediate: true });
  // Returning from the sign-in page in another tab.
  onMounted(() => addEventListener('focus', loadSession));
  onUnmounted(() => removeEventListener('focus', loadSession));

  /** Returns the token to send. @throws if there is no session. */
  async function accessToken(): Promise<string | undefined> {
    if (!usesSession.value) return entered.value.trim() || undefined;
    // The reader can send a request before the session is known.
    await loading;
    if (!session.value) return undefined;
    return await tokens.accessToken(session.value, organizationId.value);
  }

  return { session, sessionProblem, source, entered, organizationId, usesSession, accessToken };
}

export type Access = ReturnType<typeof useAccess>;
