import { Menu } from '@base-ui/react/menu';
import { roles } from '@worklane/contract';
import { Check, ChevronsUpDown, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { useOrganization } from '../session/organization.tsx';
import { signOut, useSession } from '../session/session.tsx';
import { label } from '../ui/labels.ts';
import { useToast } from '../ui/toast.tsx';
import styles from './menu.module.css';

/** Shows who is signed in, with a link to the account, the theme and the sign-out. */
export function AccountMenu() {
  const { session, api } = useSession();
  const toast = useToast();
  const [theme, setTheme] = useTheme();
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger}>
        <span>
          <b>
            <span className="visually-hidden">Account: </span>
            {session.name}
          </b>
          <small>{session.email}</small>
        </span>
        <EllipsisVertical aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner ?? ''} sideOffset={4} side="top">
          <Menu.Popup className={styles.popup}>
            <Menu.Item className={styles.item} render={<Link to={paths.account}>Account</Link>} />
            <Menu.RadioGroup value={theme} onValueChange={setTheme}>
              <Menu.GroupLabel className={styles.heading}>Theme</Menu.GroupLabel>
              {themes.map((each) => (
                <Menu.RadioItem key={each} className={styles.item} value={each} closeOnClick={false}>
                  {label(each)}
                  <Menu.RadioItemIndicator>
                    <Check aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Item
              className={styles.item}
              onClick={() => signOut(api).catch((error: Error) => toast(error.message))}
            >
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Shows the current organization and switches to another one. */
export function OrganizationMenu() {
  const { session } = useSession();
  const { id, name, role } = useOrganization();
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger}>
        <span>
          <b>
            <span className="visually-hidden">Organization: </span>
            {name}
          </b>
          <small>{roles[role].label}</small>
        </span>
        <ChevronsUpDown aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner ?? ''} sideOffset={4}>
          <Menu.Popup className={styles.popup}>
            {session.organizations.map((organization) => (
              <Menu.Item
                key={organization.organization_id}
                className={styles.item}
                render={<Link to={paths.overview(organization.organization_id)} />}
                aria-current={organization.organization_id === id || undefined}
              >
                {organization.name}
                <small>{roles[organization.role].label}</small>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const themes = ['system', 'light', 'dark'] as const;
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
