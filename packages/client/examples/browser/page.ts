// A single-page application: a user signs in to Worklane (authorization code with PKCE) and sees open tasks.
// Register a public client whose redirect URI is the address of this page, put its client ID into index.html, and run:
//
//     npx esbuild page.ts --bundle --format=esm --outdir=. --servedir=. --serve=8976
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { authorizationCode, createClient, type SignIn, type TokenStorage, WorklaneError } from '@worklane/client';

const { worklaneUrl: baseUrl = '', clientId = '' } = document.documentElement.dataset;

const load = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null');
const save = (name: string, value: unknown) => sessionStorage.setItem(name, JSON.stringify(value));

// sessionStorage lasts as long as the tab. Do not load third-party scripts on a page that stores tokens.
const storage: TokenStorage = {
  load: () => load('tokens'),
  save: (tokens) => save('tokens', tokens),
};
const login = authorizationCode({
  baseUrl,
  clientId,
  redirectUri: location.origin + location.pathname,
  scope: ['tasks.read'],
  storage,
});
const worklane = createClient({ baseUrl, auth: login });

const element = (id: string) => document.getElementById(id) as HTMLElement;

element('sign-in').onclick = async () => {
  const signIn = await login.start();
  save('sign-in', signIn);
  location.assign(signIn.url);
};
element('sign-out').onclick = async () => {
  await login.signOut();
  location.reload();
};

try {
  await finishSignIn();
  await (load('tokens') ? showTasks() : offerSignIn());
} catch (error) {
  if (!WorklaneError.is(error)) throw error;
  await offerSignIn(`Sign-in failed (${error.code}): ${error.message}`);
}

/** Completes a sign-in when the browser returns from it, and removes the code, which is single-use, from the address bar. */
async function finishSignIn() {
  const url = location.href;
  const signIn: SignIn | null = load('sign-in');
  if (!signIn || !new URL(url).searchParams.has('state')) return;
  sessionStorage.removeItem('sign-in');
  history.replaceState(null, '', location.pathname);
  await login.finish(url, signIn);
}

async function showTasks() {
  const { name } = await worklane.organization();
  for await (const { title } of worklane.tasks.iterate({ status: 'open', sort: 'title' })) {
    const item = document.createElement('li');
    item.textContent = title;
    element('tasks').append(item);
  }
  element('status').textContent = `All of ${name}.`;
  element('sign-out').hidden = false;
}

async function offerSignIn(reason = 'You are not signed in.') {
  element('status').textContent = reason;
  element('sign-in').hidden = false;
}
