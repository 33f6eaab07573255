import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session-context.ts';

export interface Draft<T> {
  value: T;
  set: (value: T) => void;
  /** To be called when it is sent: it is not kept any longer, and stays on the page until that is left. */
  forget: () => void;
  /** Begins anew. */
  discard: () => void;
  /** Whether it was typed before the page was loaded. */
  restored: boolean;
}

/**
 * What is typed into a form. It waits in the session storage of the tab, so that a reload or a new sign-in loses
 * nothing; it is forgotten when the form is sent. For nothing that is secret.
 * @param initial what the form begins with; plain JSON.
 */
export function useDraft<T>(initial: T): Draft<T> {
  const { email } = useSession().session;
  const key = `draft ${email} ${useLocation().pathname}`;
  const [state, setState] = useState(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? { value: initial, restored: false } : { value: JSON.parse(kept) as T, restored: true };
  });
  return {
    ...state,
    set(value) {
      setState({ value, restored: false });
      sessionStorage.setItem(key, JSON.stringify(value));
    },
    forget: () => sessionStorage.removeItem(key),
    discard() {
      setState({ value: initial, restored: false });
      sessionStorage.removeItem(key);
    },
  };
}
