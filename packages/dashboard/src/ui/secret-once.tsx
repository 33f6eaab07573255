import { CopyButton } from './copy-button.tsx';
import { Notice } from './notice.tsx';
import styles from './secret-once.module.css';

/** A secret that the service shows this once. It is in no storage of the browser. */
export const SecretOnce = ({ name, secret }: { name: string; secret: string }) => (
  <Notice tone="caution" title={`${name}: copy it now, it is not shown again`}>
    <div className={styles.secret}>
      <code>{secret}</code>
      <CopyButton text={secret} label={`Copy ${name.toLowerCase()}`} />
    </div>
  </Notice>
);
