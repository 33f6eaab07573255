import { Menu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { useSession } from '../session/session-context.ts';
import { signOut } from '../session/sign-out.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './menu.module.css';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { session, api } = useSession();
  const toast = useToast();
  const leave = () => signOut(api).catch((error: Error) => toast(error.message));
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
            <Menu.Item className={styles.item} onClick={leave}>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
