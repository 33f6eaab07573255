import schemas from 'contract:schemas';
import { collections } from '../../contract/collections.ts';
import { paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { Page } from '../../ui/page.tsx';
import { Tile } from '../../ui/tile.tsx';
import { words } from '../../ui/words.ts';
import styles from './explorer.module.css';

/** The collections to look into. */
export function Explorer() {
  const { id } = useOrganization();
  return (
    <Page title="Explorer" lead="The records of your organization. Make test data, and see the call that made it.">
      <ul className={styles.collections}>
        {collections.map(({ collection, schemas: { record } }) => (
          <li key={collection}>
            <Tile to={paths.collection(id, collection)} className={styles.collection}>
              <b>{words(collection)}</b>
              <span className="soft small">{schemas[record]?.description}</span>
            </Tile>
          </li>
        ))}
      </ul>
    </Page>
  );
}
