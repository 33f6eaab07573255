import { Dialog } from '@base-ui/react/dialog';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization, useOrganizationSettings } from '../session/organization.tsx';
import { exactDateTime } from '../ui/date-time.tsx';
import { Notice } from '../ui/notice.tsx';
import { Loading } from '../ui/query-result.tsx';
import styles from './shell.module.css';
import { Brand, Sidebar } from './sidebar.tsx';

const BulkChanges = lazy(async () => ({ default: (await import('./bulk-changes.tsx')).BulkChanges }));

/** The frame of every page of an organization: sidebar, header and main content. */
export function Shell() {
  const { name } = useOrganization();
  const { state } = useNavigation();
  const main = useFocusOnNavigation();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <aside className={styles.aside}>
        <Sidebar />
      </aside>
      <header className={styles.bar}>
        <Brand />
        <span className={styles.organization}>{name}</span>
        <Drawer />
      </header>
      {state === 'loading' && <div className={styles.progress} role="progressbar" aria-label="Loading page" />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={state === 'loading'}>
        <SupportNotice />
        <Suspense>
          <BulkChanges />
        </Suspense>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <ScrollRestoration />
    </div>
  );
}

/** The sidebar on narrow screens. */
function Drawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <Dialog.Root open={openAt === pathname} onOpenChange={(open) => setOpenAt(open ? pathname : undefined)}>
      <Dialog.Trigger className={styles.menu} aria-label="Menu">
        <MenuIcon aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer} aria-label="Menu">
          <Sidebar />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Moves the focus to the main content after a navigation, for keyboards and screen readers. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Tells every member who has support access to the organization, until when and why. */
export function SupportNotice() {
  const { id, role, memberId } = useOrganization();
  const { support_access: access } = useOrganizationSettings();
  if (!access) return null;
  const { member_id, name, reason, expires_at } = access;
  const isSelf = member_id === memberId;
  return (
    <Notice tone="warning" title={isSelf ? 'You have support access' : `${name} has support access`}>
      <p>
        Until {exactDateTime(expires_at)}: {reason}. {isSelf && 'The organization sees your access and your changes.'}
        {role === 'owner' && <Link to={paths.members(id)}>End it on the Members page</Link>}
      </p>
    </Notice>
  );
}
