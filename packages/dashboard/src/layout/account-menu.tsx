import { Menu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { signOut, useSession } from '../session/session.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './menu.module.css';

/** Shows who is signed in, with a link to the account and the sign-out. */
export function AccountMenu() {
  const { session, api } = useSession();
  const toast = useToast();
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
            <Menu.Item className={styles.item} render={<a href="/account">Account</a>} />
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
