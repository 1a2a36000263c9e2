// One request: what was known, asked for and saved, the certificates beside it, what may be done at its foot.
import type { VerificationDetail } from '@yijian/contract/verifications';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useVerification } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { VerificationStateBadge, useReason } from '../badges.tsx';
import { RequestForm } from '../form/request-form.tsx';
import '../verifications.css';
import './desk.css';
import { Evidence } from './evidence.tsx';
import { FieldDiff } from './field-diff.tsx';
import { ReviewFoot } from './review-foot.tsx';

export function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useVerificationPhrases();
  const query = useVerification(id);
  const [isEditing, setEditing] = useState(false);
  const request = query.data;
  if (isEditing && request) return <RequestForm request={request} onClose={onClose} />;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={request ? request.doctorName : t('title')}
      width={1120}
      footer={
        request && request.actions.length > 0 ? (
          <ReviewFoot request={request} onEdit={() => setEditing(true)} />
        ) : undefined
      }
    >
      <Async query={query} shape="detail" failedTitle={t('failed')}>
        {(found) => <Desk request={found} />}
      </Async>
    </FormDrawer>
  );
}

function Desk({ request }: { request: VerificationDetail }): ReactNode {
  const t = useVerificationPhrases();
  return (
    <>
      <Head request={request} />
      <div className="verify-desk">
        <div>
          <h3 className="verify-title">{t('diff')}</h3>
          <FieldDiff request={request} />
          {request.note === '' ? null : (
            <>
              <h3 className="verify-title">{t('note')}</h3>
              <p>{request.note}</p>
            </>
          )}
          <h3 className="verify-title">{t('history')}</h3>
          <Events request={request} />
        </div>
        <Evidence requestId={request.id} />
      </div>
    </>
  );
}

function Head({ request }: { request: VerificationDetail }): ReactNode {
  const t = useVerificationPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  const process = `/taskManager/process-instance/detail?id=${request.instanceId ?? ''}`;
  return (
    <>
      <div className="verify-head">
        <VerificationStateBadge state={request.state} />
        {request.isDoctorVerified ? <StatusBadge tone="ok">{t('verifiedBadge')}</StatusBadge> : null}
        <span>
          {[request.doctorTitle, `${request.hospitalName} ${request.department}`].filter(Boolean).join(' · ')}
        </span>
        <span>{`${t('requester')} ${request.requesterName}`}</span>
        {request.submittedAt === null ? null : <span>{format.dateTime(request.submittedAt)}</span>}
        {request.pickedByName === null ? null : <span>{`${t('pickedBy')} ${request.pickedByName}`}</span>}
        {request.suspectedDuplicates > 0 ? (
          <StatusBadge tone="warn">{t('suspectedCount', { count: request.suspectedDuplicates })}</StatusBadge>
        ) : null}
        {request.instanceId !== null && hasPermission('taskManager:workflows:read') ? (
          <Link to={process}>{t('seeProcess')}</Link>
        ) : null}
      </div>
      {request.reason === '' ? null : <p className="verify-reason">{reasonOf(request.reason)}</p>}
    </>
  );
}

function Events({ request }: { request: VerificationDetail }): ReactNode {
  const t = useVerificationPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  const word = (action: string): string => (t as (key: string) => string)(`event.${action}`);
  return (
    <ol className="verify-events">
      {request.events.map(({ at, by, action, to, reason }) => (
        <li key={`${at}${action}${to}`}>
          <time className="num">{format.dateTime(at)}</time>
          <span>{`${by ?? t('system')} ${word(action)}`}</span>
          <span>{t(`state.${to}`)}</span>
          {reason === '' ? null : <span>{reasonOf(reason)}</span>}
        </li>
      ))}
    </ol>
  );
}
