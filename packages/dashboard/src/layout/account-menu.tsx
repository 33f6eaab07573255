import { Menu } from '@base-ui/react/menu';
import { Check, EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { signOut, useSession } from '../session/session.tsx';
import { label } from '../ui/labels.ts';
import { useToast } from '../ui/toast.tsx';
import styles from './menu.module.css';
import { themes, useTheme } from './theme.ts';

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
