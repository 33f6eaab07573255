// A page without a server of its own: a person signs in to Worklane (authorization code with PKCE) and sees open tasks.
// Register a public application without a secret, whose redirect URL is the address of this page, put its id into
// index.html, and:
//
//     npx esbuild page.ts --bundle --format=esm --outdir=. --servedir=. --serve=8976
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { authorizationCode, createClient, type SignIn, type TokenStorage, WorklaneError } from '@worklane/client';

const { worklaneUrl: baseUrl = '', clientId = '' } = document.documentElement.dataset;

const kept = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null');
const keep = (name: string, value: unknown) => sessionStorage.setItem(name, JSON.stringify(value));

// The storage of this tab ends with it; scripts of others do not belong on a page that holds tokens.
const storage: TokenStorage = {
  load: () => kept('tokens'),
  save: (tokens) => keep('tokens', tokens),
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
  keep('sign-in', signIn);
  location.assign(signIn.url);
};
element('sign-out').onclick = async () => {
  await login.signOut();
  location.reload();
};

try {
  await comeBack();
  await (kept('tokens') ? showTasks() : offerSignIn());
} catch (error) {
  if (!WorklaneError.is(error)) throw error;
  await offerSignIn(`That did not work (${error.code}): ${error.message}`);
}

/** Ends a sign-in when this is the address that it comes back to, which is not to be used twice. */
async function comeBack() {
  const url = location.href;
  const signIn: SignIn | null = kept('sign-in');
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

async function offerSignIn(why = 'You are not signed in.') {
  element('status').textContent = why;
  element('sign-in').hidden = false;
}
