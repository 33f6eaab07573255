import { useState } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../session/browser-storage.ts';
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
    const stored = readDraft<T>(key);
    return stored === undefined ? { value: initial, restored: false } : { value: stored, restored: true };
  });
  return {
    ...state,
    set(value) {
      setState({ value, restored: false });
      tabStorage.setItem(key, JSON.stringify(value));
    },
    forget: () => tabStorage.removeItem(key),
    discard() {
      setState({ value: initial, restored: false });
      tabStorage.removeItem(key);
    },
  };
}

/** Returns a stored draft; undefined when there is none, or none that can be read. */
function readDraft<T>(key: string): T | undefined {
  try {
    return JSON.parse(tabStorage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
