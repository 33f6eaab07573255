import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useOrganization } from '../session/organization-context.ts';
import styles from './brand.module.css';
import mark from './mark.svg';

/** The name of the service, which leads to the start. */
export function Brand() {
  const { id } = useOrganization();
  return (
    <Link className={styles.brand} to={paths.overview(id)}>
      <img src={mark} width={26} height={26} alt="" />
      Worklane
    </Link>
  );
}
