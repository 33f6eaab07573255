import { hash } from 'node:crypto';
import { type Content, Html, html, sameOriginFormHeaders } from '../../http/pages/page.ts';

/** Shows forms for passkeys where the browser supports them, and fills in what the authenticator signs. */
const script = `
for (const form of document.querySelectorAll('form[data-passkey]')) {
  const { passkey, options } = form.dataset;
  const parser = passkey === 'create' ? 'parseCreationOptionsFromJSON' : 'parseRequestOptionsFromJSON';
  if (!window.PublicKeyCredential?.[parser]) continue;
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    if (form.elements.credential.value !== '') return;
    event.preventDefault();
    try {
      const publicKey = PublicKeyCredential[parser](JSON.parse(options));
      form.elements.credential.value = JSON.stringify(await navigator.credentials[passkey]({ publicKey }));
      form.requestSubmit();
    } catch {
      form.querySelector('[role=alert]').textContent = 'No passkey was used. Try again, or continue without one.';
    }
  });
}
`;

export const passkeyScript: Html = html`<script>${new Html(script)}</script>`;

const policy = sameOriginFormHeaders['content-security-policy'];

const passkeyPageHeaders: Readonly<Record<string, string>> = {
  ...sameOriginFormHeaders,
  'content-security-policy': `${policy}; script-src 'sha256-${hash('sha256', script, 'base64')}'`,
};

/** Returns the headers of a page. One with forms for passkeys may run their script, and no other. */
export const formPageHeaders = (hasPasskeys: boolean): Readonly<Record<string, string>> =>
  hasPasskeys ? passkeyPageHeaders : sameOriginFormHeaders;

export interface PasskeyForm {
  action: string;
  method: 'create' | 'get';
  /** Of `navigator.credentials`, as JSON. */
  options: object;
  fields: Readonly<Record<string, string>>;
  content?: Content;
  submit: string;
}

/** A form that the browser submits with a credential. It stays hidden without a script. */
export const passkeyForm = ({ action, method, options, fields, content, submit }: PasskeyForm): Html =>
  html`<form method="post" action="${action}" data-passkey="${method}" data-options="${JSON.stringify(options)}" hidden>
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<input type="hidden" name="credential" value="">
${content}
<button class="quiet" type="submit">${submit}</button>
<p class="fault" role="alert"></p>
</form>`;
