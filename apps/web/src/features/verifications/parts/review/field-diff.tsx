// Each field with its three values; who reviews accepts, rejects or edits it, by hand or by key.
import type { VerificationDetail, VerificationField } from '@yijian/contract/verifications';
import { Button } from 'antd';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { Check, Pencil, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDecide } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { DecisionBadge } from '../badges.tsx';
import { FieldEdit } from './field-edit.tsx';

export function FieldDiff({ request }: { request: VerificationDetail }): ReactNode {
  const t = useVerificationPhrases();
  const mayDecide = request.actions.includes('decide') && hasPermission('customer:verifications:review');
  return (
    <>
      {mayDecide ? <p className="verify-hint verify-keys">{t('keys')}</p> : null}
      <ul className="verify-diff">
        {request.fields.map((field) => (
          <FieldRow key={field.field} requestId={request.id} field={field} mayDecide={mayDecide} />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly requestId: string;
  readonly field: VerificationField;
  readonly mayDecide: boolean;
}

function FieldRow({ requestId, field, mayDecide }: RowProps): ReactNode {
  const t = useVerificationPhrases();
  const decide = useDecide();
  const [isEditing, setEditing] = useState(false);
  const send = (decision: 'ACCEPTED' | 'REJECTED'): void =>
    decide.mutate({ params: { id: requestId }, body: { field: field.field, decision } });
  const onKey = (event: KeyboardEvent<HTMLLIElement>): void => {
    // Keys typed into the row's own field are text.
    if (event.target !== event.currentTarget) return;
    const row = event.currentTarget;
    const next =
      event.key === 'ArrowDown' ? row.nextElementSibling : event.key === 'ArrowUp' ? row.previousElementSibling : null;
    if (next instanceof HTMLElement) next.focus();
    else if (event.key.toLowerCase() === 'a') send('ACCEPTED');
    else if (event.key.toLowerCase() === 'r') send('REJECTED');
    else if (event.key.toLowerCase() === 'e') setEditing(true);
    else return;
    event.preventDefault();
  };
  const name = t(`field.${field.field}`);
  return (
    // Arrow keys and letters work on the row itself; its buttons do the same for a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <li {...(mayDecide ? { tabIndex: 0, onKeyDown: onKey } : {})} aria-label={name}>
      <div className="verify-diff-head">
        <strong>{name}</strong>
        {field.isChanged ? (
          <Tag tone={field.isRisky ? 'warn' : 'primary'}>{t(field.isRisky ? 'isRisky' : 'isChange')}</Tag>
        ) : null}
        <DecisionBadge decision={field.decision} />
      </div>
      <Values field={field} />
      {isEditing ? (
        <FieldEdit requestId={requestId} field={field} onClose={() => setEditing(false)} />
      ) : mayDecide ? (
        <div className="verify-decide">
          <Button
            size="small"
            icon={<Glyph icon={Check} />}
            loading={decide.isPending}
            onClick={() => send('ACCEPTED')}
          >
            {t('accept')}
          </Button>
          <Button size="small" icon={<Glyph icon={X} />} onClick={() => send('REJECTED')}>
            {t('reject')}
          </Button>
          <Button size="small" type="text" icon={<Glyph icon={Pencil} />} onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Values({ field }: { field: VerificationField }): ReactNode {
  const t = useVerificationPhrases();
  return (
    <dl className="verify-values">
      <div>
        <dt>{t('previous')}</dt>
        <dd>{field.previous.text || t('unknown')}</dd>
      </div>
      <div>
        <dt>{t('requested')}</dt>
        <dd className={field.isChanged ? 'verify-new' : ''}>{field.isChanged ? field.requested.text : t('same')}</dd>
      </div>
      <div>
        <dt>{t('saved')}</dt>
        <dd>{field.saved?.text ?? '—'}</dd>
      </div>
      {field.comment === '' ? null : (
        <div>
          <dt>{t('reason')}</dt>
          <dd>{field.comment}</dd>
        </div>
      )}
    </dl>
  );
}
