import type { schemas } from '@worklane/contract';
import { RecordLink } from './record-link.tsx';

/** Says who made a change: `application app_1 for Ebba Lind`. */
export function EventActor({ actor: { type, client_id, member_id } }: { actor: schemas.EventActor }) {
  return (
    <>
      {type} {client_id !== undefined && <code>{client_id}</code>}
      {member_id !== undefined && (
        <>
          {client_id !== undefined && ' for '}
          <RecordLink kind="member" id={member_id} />
        </>
      )}
    </>
  );
}
