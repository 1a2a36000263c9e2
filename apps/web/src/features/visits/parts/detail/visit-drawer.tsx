// One visit, read in a drawer beside the list; what may be done with it stands at its foot.
import type { VisitDetail } from '@yijian/contract/visits';
import { Button, Input } from 'antd';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { ShareButton } from '../../../shares/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useCancelVisit, useVisit } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitFacts } from './use-visit-facts.tsx';
import '../form/visit-form.css';
import { VisitForm } from '../form/visit-form.tsx';
import { VisitStateBadge } from '../visit-state.tsx';

export function VisitDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useVisitPhrases();
  const query = useVisit(id);
  const [mode, setMode] = useState<'read' | 'edit' | 'cancel'>('read');
  const visit = query.data;
  if (mode === 'edit' && visit) return <VisitForm visit={visit} onClose={onClose} />;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={visit ? visit.doctorName : t('title')}
      width={520}
      footer={visit && mode === 'read' ? <Actions visit={visit} onChoose={setMode} /> : undefined}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(found) =>
          mode === 'cancel' ? (
            <CancelForm visit={found} onBack={() => setMode('read')} onDone={onClose} />
          ) : (
            <Facts visit={found} />
          )
        }
      </Async>
    </FormDrawer>
  );
}

function Actions({ visit, onChoose }: { visit: VisitDetail; onChoose: (mode: 'edit' | 'cancel') => void }): ReactNode {
  const t = useVisitPhrases();
  return (
    <>
      <ShareButton resource="visit" recordId={visit.id} name={visit.doctorName} />
      {visit.actions.includes('cancel') ? <Button onClick={() => onChoose('cancel')}>{t('cancelVisit')}</Button> : null}
      {visit.actions.includes('edit') ? (
        <Button type="primary" onClick={() => onChoose('edit')}>
          {visit.state === 'PLANNED' ? t('add') : t('edit')}
        </Button>
      ) : null}
    </>
  );
}

function Facts({ visit }: { visit: VisitDetail }): ReactNode {
  const { place, content, follow } = useVisitFacts(visit);
  return (
    <div className="visit-facts">
      <VisitStateBadge state={visit.state} />
      <DescriptionList columns={1} items={place} />
      <DescriptionList columns={1} items={content} />
      <DescriptionList columns={1} items={follow} />
    </div>
  );
}

function CancelForm({
  visit,
  onBack,
  onDone,
}: {
  visit: VisitDetail;
  onBack: () => void;
  onDone: () => void;
}): ReactNode {
  const t = useVisitPhrases();
  const shell = useShell();
  const [reason, setReason] = useState('');
  const cancel = useCancelVisit();
  const send = (): void =>
    cancel.mutate(
      { params: { id: visit.id }, body: { reason } },
      {
        onSuccess: () => {
          shell.toast.success(t('wasCancelled'));
          onDone();
        },
      },
    );
  return (
    <div className="visit-facts">
      <label htmlFor="cancel-reason">{t('cancelReason')}</label>
      <Input.TextArea
        id="cancel-reason"
        maxLength={200}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="visit-cancel-foot">
        <Button onClick={onBack}>{t('keep')}</Button>
        <Button danger disabled={reason.trim().length < 2} loading={cancel.isPending} onClick={send}>
          {t('cancelVisit')}
        </Button>
      </div>
    </div>
  );
}
