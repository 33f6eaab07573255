import { Menu } from '@base-ui/react/menu';
import { roles } from '@worklane/contract';
import { ChevronsUpDown } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization.tsx';
import { useSession } from '../session/session.tsx';
import styles from './menu.module.css';

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
