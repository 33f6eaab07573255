import { Activity, BookOpen, ExternalLink, KeyRound, LayoutDashboard, Table2, Webhook } from 'lucide-react';
import { NavLink } from 'react-router';
import { elsewhere, paths } from '../paths.ts';
import { useOrganization } from '../session/organization-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { OrganizationSwitch } from './organization-switch.tsx';
import styles from './sidebar.module.css';

/** Where to go, in which organization, and who is signed in. */
export function Sidebar() {
  const { id } = useOrganization();
  const pages = [
    { to: paths.overview(id), name: 'Overview', icon: LayoutDashboard, end: true },
    { to: paths.applications(id), name: 'Applications', icon: KeyRound },
    { to: paths.webhooks(id), name: 'Webhooks', icon: Webhook },
    { to: paths.events(id), name: 'Events', icon: Activity },
    { to: paths.explorer(id), name: 'Explorer', icon: Table2 },
  ];
  const documents = [
    { to: elsewhere.reference, name: 'API reference' },
    { to: elsewhere.guides, name: 'Guides' },
  ];
  return (
    <div className={styles.sidebar}>
      <Brand />
      <OrganizationSwitch />
      <nav aria-label="Pages">
        {pages.map(({ name, icon: Icon, ...link }) => (
          <NavLink key={name} {...link}>
            <Icon aria-hidden />
            {name}
          </NavLink>
        ))}
      </nav>
      <nav aria-label="Documentation">
        {documents.map(({ to, name }) => (
          <a key={name} href={to}>
            <BookOpen aria-hidden />
            {name}
            <ExternalLink className={styles.leaves} aria-hidden />
          </a>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </div>
  );
}
