import { Dialog } from '@base-ui/react/dialog';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useOrganization } from '../session/organization-context.ts';
import { Loading } from '../ui/loading.tsx';
import { Brand } from './brand.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/** What is around every page of an organization. */
export function Shell() {
  const { name } = useOrganization();
  const { state } = useNavigation();
  const main = useFocusOnNavigation();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <aside className={styles.aside}>
        <Sidebar />
      </aside>
      <header className={styles.bar}>
        <Brand />
        <span className={styles.where}>{name}</span>
        <Drawer />
      </header>
      <main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={state === 'loading'}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <ScrollRestoration />
    </div>
  );
}

/** The sidebar of narrow windows. */
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

/** Who goes to another page by a link begins at its top, also with a keyboard or a screen reader. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
