import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { useDraft } from '../forms/form.tsx';
import { useTheme } from '../layout/menus.tsx';
import { lastOrganization } from './organization.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Replaces a storage by one whose every use throws, as that of a browser that blocks cookies. */
function blockStorage(): void {
  const blocked = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
}

function Form() {
  const draft = useDraft({ title: 'initial' });
  return (
    <>
      <input
        aria-label="Title"
        value={draft.value.title}
        onChange={({ target }) => draft.set({ title: target.value })}
      />
      <button type="button" onClick={draft.discard}>
        Discard
      </button>
      <output>{String(draft.restored)}</output>
    </>
  );
}

describe('a browser that blocks its storages', () => {
  it('still has drafts, the theme and the last organization, which it forgets', async () => {
    blockStorage();
    const { user } = renderPage(<Form />, { at: '/form' });
    await user.type(screen.getByLabelText('Title'), '!');
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('initial!');
    await user.click(screen.getByRole('button'));
    const { result } = renderHook(useTheme);
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
    expect(lastOrganization()).toBe(0);
  });
});

describe('a stored draft', () => {
  it.each(['{"title":', '', 'null', 'undefined'])('that is %j is ignored', (text) => {
    sessionStorage.setItem('draft 2 ebba@example.com /form', text);
    renderPage(<Form />, { at: '/form' });
    expect(screen.getByRole('status').textContent).toBe('false');
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('initial');
  });
});
