import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session/session.tsx';

export interface Draft<T> {
  value: T;
  set: (value: T) => void;
  /** Removes the draft from storage after it was submitted. The form keeps its value until the page is left. */
  forget: () => void;
  /** Resets the form to its initial value. */
  discard: () => void;
  /** Whether the value was restored from storage. */
  restored: boolean;
}

/** Changes with the form of stored drafts, so that an older one is not read. */
const draftFormat = 2;

/**
 * Holds the value of a form and stores it in the session storage of the tab, so that a reload or a new sign-in does not
 * lose it. Do not use it for secrets.
 * @param initial the initial value of the form; plain JSON
 */
export function useDraft<T>(initial: T): Draft<T> {
  const { email } = useSession().session;
  const key = `draft ${draftFormat} ${email} ${useLocation().pathname}`;
  const [state, setState] = useState(() => {
    const stored = sessionStorage.getItem(key);
    return stored === null ? { value: initial, restored: false } : { value: JSON.parse(stored) as T, restored: true };
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
