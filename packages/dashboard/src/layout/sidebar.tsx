import {
  Activity,
  BookOpen,
  Bot,
  ExternalLink,
  KeyRound,
  LayoutDashboard,
  ScrollText,
  Table2,
  Users,
  Webhook,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { paths, servicePaths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import input from '../ui/input.module.css';
import logo from './logo.svg';
import { AccountMenu, OrganizationMenu } from './menus.tsx';
import styles from './sidebar.module.css';

/** Loaded after the first page. */
const RecordSearch = lazy(async () => ({ default: (await import('./record-search.tsx')).RecordSearch }));

/** The main navigation, with the organization above it and the account below. */
export function Sidebar() {
  const { id, role } = useOrganization();
  const pages = [
    { to: paths.overview(id), name: 'Overview', icon: LayoutDashboard, end: true },
    { to: paths.applications(id), name: 'Applications', icon: KeyRound },
    { to: paths.agents(id), name: 'AI agents', icon: Bot },
    { to: paths.webhooks(id), name: 'Webhooks', icon: Webhook },
    { to: paths.events(id), name: 'Events', icon: Activity },
    { to: paths.explorer(id), name: 'Explorer', icon: Table2 },
    { to: paths.members(id), name: 'Members', icon: Users },
    ...(role === 'owner' ? [{ to: paths.auditLog(id), name: 'Audit log', icon: ScrollText }] : []),
  ];
  const documents = [
    { to: servicePaths.reference, name: 'API reference' },
    { to: servicePaths.guides, name: 'Guides' },
  ];
  return (
    <div className={styles.sidebar}>
      <Brand />
      <OrganizationMenu />
      <Suspense fallback={<input className={input.input} placeholder="Search" aria-label="Search records" disabled />}>
        <RecordSearch />
      </Suspense>
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
            <ExternalLink className={styles.external} aria-hidden />
          </a>
        ))}
      </nav>
      <div className={styles.account}>
        <AccountMenu />
      </div>
    </div>
  );
}

/** The logo, which links to the overview. */
export function Brand() {
  const { id } = useOrganization();
  return (
    <Link className={styles.brand} to={paths.overview(id)}>
      <img src={logo} width={26} height={26} alt="" />
      Worklane
    </Link>
  );
}
