import type { schemas } from '@worklane/contract/dashboard';
import { Check } from 'lucide-react';
import { elsewhere, paths } from '../../paths.ts';
import { useOrganization } from '../../session/organization-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './checklist.module.css';

interface Step {
  key: keyof schemas.Checklist;
  name: string;
  about: string;
  action: string;
  to: string;
}

/** The way to a working integration, which ticks itself off. */
export function Checklist({ done }: { done: schemas.Checklist }) {
  const { id } = useOrganization();
  const steps: readonly Step[] = [
    {
      key: 'application',
      name: 'Create an application',
      about: 'It has the credentials and the scopes of your program.',
      action: 'New application',
      to: paths.newApplication(id),
    },
    {
      key: 'token',
      name: 'Get an access token',
      about: 'Generate one for a private application, or get one by OAuth.',
      action: 'Applications',
      to: paths.applications(id),
    },
    {
      key: 'first_call',
      name: 'Make your first call',
      about: 'Paste the curl line that comes with the token.',
      action: 'Applications',
      to: paths.applications(id),
    },
    {
      key: 'webhook',
      name: 'Register a webhook',
      about: 'Say which events go to which URL of yours.',
      action: 'New webhook',
      to: paths.newWebhook(id),
    },
    {
      key: 'first_delivery',
      name: 'Receive your first delivery',
      about: 'Send a test and answer it with 2xx.',
      action: 'Webhooks',
      to: paths.webhooks(id),
    },
  ];
  const left = steps.filter(({ key }) => !done[key]);
  const next = left[0]?.key;
  return (
    <Card
      title={left.length === 0 ? 'You are all set' : 'Get started'}
      lead={
        left.length === 0 ? (
          'Your organization calls the API and receives its events.'
        ) : (
          <>
            {steps.length - left.length} of {steps.length} done. <a href={elsewhere.guides}>The guide</a> goes the same
            way.
          </>
        )
      }
    >
      {left.length > 0 && (
        <>
          <progress
            className={styles.progress}
            max={steps.length}
            value={steps.length - left.length}
            aria-label="Progress"
          />
          <ol className={styles.steps}>
            {steps.map(({ key, name, about, action, to }) => (
              <li key={key} className={done[key] ? styles.done : undefined}>
                <span className={styles.tick}>{done[key] && <Check aria-hidden />}</span>
                <div>
                  <h3>
                    <span className="visually-hidden">{done[key] ? 'Done: ' : 'To do: '}</span>
                    {name}
                  </h3>
                  {!done[key] && <p className="soft">{about}</p>}
                </div>
                {!done[key] && (
                  <ButtonLink look={key === next ? 'primary' : 'quiet'} small to={to}>
                    {action}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
