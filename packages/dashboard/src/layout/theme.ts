import { useState } from 'react';
import { browserStorage } from '../session/browser-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** public/theme.js reads it before the page is rendered. */
const storageKey = 'worklane:theme';

/** Returns the theme that the user chose for this browser, and a function that changes it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  return [
    theme,
    (chosen) => {
      setTheme(chosen);
      if (chosen === 'system') {
        browserStorage.removeItem(storageKey);
        delete document.documentElement.dataset.theme;
      } else {
        browserStorage.setItem(storageKey, chosen);
        document.documentElement.dataset.theme = chosen;
      }
    },
  ];
}

const storedTheme = (): Theme => themes.find((theme) => theme === browserStorage.getItem(storageKey)) ?? 'system';
