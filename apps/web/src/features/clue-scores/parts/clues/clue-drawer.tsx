// One clue: the doctor, the ledger of the score as of any day, and what its owner does next.
import type { Clue } from '@yijian/contract/clue-scores';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { hasPermission, readsField } from '../../../../lib/session/index.ts';
import { useFollowClue } from '../../clue-scores.api.ts';
import { useCluePhrases } from '../../clues.phrases.ts';
import { GradeBadge } from '../sets/grade-badge.tsx';
import { ClueLedger } from './clue-ledger.tsx';
import { AssignForm, EndingForm, RecycleForm, type EndingProps } from './clue-forms.tsx';
import { ClueStateBadge, Due } from './use-clue-columns.tsx';

export function ClueDrawer({ clue, onClose }: { clue: Clue; onClose: () => void }): ReactNode {
  const t = useCluePhrases();
  const format = useFormat();
  const items = [
    { key: 'hospital', label: t('hospital'), value: [clue.hospitalName, clue.department].join(' · ') },
    { key: 'state', label: t('state'), value: <ClueStateBadge state={clue.state} /> },
    { key: 'grade', label: t('grade'), value: <GradeBadge grade={clue.grade} /> },
    { key: 'set', label: t('set'), value: clue.setName || '—' },
    { key: 'owner', label: t('owner'), value: clue.ownerName || (readsField('doctor.owners') ? t('nobody') : '—') },
    { key: 'due', label: t('due'), value: <Due at={clue.dueAt} /> },
    { key: 'opened', label: t('opened'), value: format.dateTime(clue.openedAt) },
    { key: 'note', label: t('note'), value: clue.note || '—' },
  ];
  return (
    <FormDrawer
      open
      width={720}
      title={clue.doctorName}
      onClose={onClose}
      footer={<ClueActs clue={clue} onClose={onClose} />}
    >
      <div className="clue-sections">
        <DescriptionList columns={2} items={items} />
        {readsField('doctor.clueScore') ? <ClueLedger doctorId={clue.doctorId} productId={clue.productId} /> : null}
      </div>
    </FormDrawer>
  );
}

const openStates: readonly Clue['state'][] = ['NEW', 'ASSIGNED', 'FOLLOWING', 'RECYCLED'];

function ClueActs({ clue, onClose }: { clue: Clue; onClose: () => void }): ReactNode {
  const t = useCluePhrases();
  const shell = useShell();
  const follow = useFollowClue();
  const [form, setForm] = useState<EndingProps['to'] | 'assign' | 'recycle'>();
  const isMoving = hasPermission('clueScore:clue-scores:assign') && openStates.includes(clue.state);
  const moving = { ids: [clue.id], onMoved: onClose, onClose: () => setForm(undefined) };
  const followed = (): void => shell.toast.success(t('followed'));
  const open = (name: NonNullable<typeof form>, isMain = false): ReactNode => (
    <Button type={isMain ? 'primary' : 'default'} onClick={() => setForm(name)}>
      {t(name)}
    </Button>
  );
  return (
    <div className="clue-acts">
      <Button
        onClick={() =>
          shell.openTab(
            fillPath('/customer/businessRecord/:doctorId/:doctorName', {
              doctorId: clue.doctorId,
              doctorName: clue.doctorName,
            }),
            { title: clue.doctorName },
          )
        }
      >
        {t('openDoctor')}
      </Button>
      {isMoving && clue.state !== 'RECYCLED' && clue.state !== 'FOLLOWING' ? open('recycle') : null}
      {isMoving && clue.state !== 'FOLLOWING' ? open('assign', !clue.isOwn) : null}
      {clue.isOwn && (clue.state === 'ASSIGNED' || clue.state === 'FOLLOWING') ? open('invalidate') : null}
      {clue.isOwn && clue.state === 'FOLLOWING' ? open('convert', true) : null}
      {clue.isOwn && clue.state === 'ASSIGNED' ? (
        <Button
          type="primary"
          loading={follow.isPending}
          onClick={() => follow.mutate({ params: { id: clue.id } }, { onSuccess: followed })}
        >
          {t('follow')}
        </Button>
      ) : null}
      {form === 'assign' ? <AssignForm {...moving} /> : null}
      {form === 'recycle' ? <RecycleForm {...moving} /> : null}
      {form === 'convert' || form === 'invalidate' ? (
        <EndingForm id={clue.id} to={form} onClose={() => setForm(undefined)} />
      ) : null}
    </div>
  );
}
