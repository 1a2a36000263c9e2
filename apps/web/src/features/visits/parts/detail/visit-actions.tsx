// What may be done with a visit now: the steps its state and the reader's part in it allow.
import type { VisitAction, VisitDetail } from '@yijian/contract/visits';
import { Button } from 'antd';
import { MapPin } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { openActs } from '../../../../lib/session/index.ts';
import { ShareButton } from '../../../shares/index.ts';
import { useWithdrawLate, useWithdrawUnlock } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useCheckInHere } from './use-check-in-here.ts';
import type { StepName } from './step-names.ts';

/** Steps that ask for a reason or a time first. */
const asking = [
  ['reschedule', 'reschedule', 'reschedule'],
  ['cancel', 'cancel', 'cancelVisit'],
  ['askUnlock', 'askUnlock', 'askUnlock'],
  ['flag', 'flag', 'flag'],
] as const satisfies readonly (readonly [VisitAction, StepName, string])[];

const writing = 'customer:visits:write';
const needs = {
  edit: writing,
  submit: writing,
  reschedule: writing,
  cancel: writing,
  askUnlock: writing,
  withdrawUnlock: writing,
  withdrawLate: writing,
  decideUnlock: 'customer:visits:unlock',
  decideLate: 'customer:visits:approve',
  flag: 'customer:visits:flag',
  judge: 'customer:visits:flag',
} as const;

export interface VisitActionsProps {
  readonly visit: VisitDetail;
  readonly onChoose: (mode: 'edit' | StepName) => void;
}

export function VisitActions({ visit, onChoose }: VisitActionsProps): ReactNode {
  const t = useVisitPhrases();
  const open = openActs(visit.actions, needs);
  const may = (action: VisitAction): boolean => open.includes(action);
  return (
    <>
      <ShareButton resource="visit" recordId={visit.id} name={visit.doctorName} />
      {asking
        .filter(([action]) => may(action))
        .map(([action, step, word]) => (
          <Button key={action} onClick={() => onChoose(step)}>
            {t(word)}
          </Button>
        ))}
      {may('withdrawUnlock') ? <WithdrawButton id={visit.id} of="withdrawUnlock" /> : null}
      {may('withdrawLate') ? <WithdrawButton id={visit.id} of="withdrawLate" /> : null}
      {may('decideUnlock') ? (
        <>
          <Button onClick={() => onChoose('refuseUnlock')}>{t('refuseUnlock')}</Button>
          <Button type="primary" onClick={() => onChoose('grantUnlock')}>
            {t('grantUnlock')}
          </Button>
        </>
      ) : null}
      {may('decideLate') ? (
        <>
          <Button onClick={() => onChoose('returnLate')}>{t('returnLate')}</Button>
          <Button type="primary" onClick={() => onChoose('approveLate')}>
            {t('approveLate')}
          </Button>
        </>
      ) : null}
      {may('judge') ? (
        <>
          <Button onClick={() => onChoose('judgeInvalid')}>{t('judgeInvalid')}</Button>
          <Button type="primary" onClick={() => onChoose('judgeValid')}>
            {t('judgeValid')}
          </Button>
        </>
      ) : null}
      {may('edit') ? (
        <Button type={may('checkIn') ? 'default' : 'primary'} onClick={() => onChoose('edit')}>
          {visit.state === 'SAVED' ? t('edit') : t('add')}
        </Button>
      ) : null}
      {may('checkIn') ? <CheckInButton id={visit.id} /> : null}
    </>
  );
}

function CheckInButton({ id }: { id: string }): ReactNode {
  const t = useVisitPhrases();
  const { checkIn, isBusy } = useCheckInHere();
  return (
    <Button type="primary" icon={<Glyph icon={MapPin} />} loading={isBusy} onClick={() => void checkIn(id)}>
      {isBusy ? t('checkingIn') : t('checkIn')}
    </Button>
  );
}

function WithdrawButton({ id, of }: { id: string; of: 'withdrawUnlock' | 'withdrawLate' }): ReactNode {
  const t = useVisitPhrases();
  const shell = useShell();
  const calls = { withdrawUnlock: useWithdrawUnlock(), withdrawLate: useWithdrawLate() };
  const withdraw = calls[of];
  // The button is gone once it is withdrawn, and the call shows its own words when it is not.
  const send = (): Promise<unknown> =>
    withdraw.mutateAsync({ params: { id } }).then(
      () => shell.toast.success(t('wasWithdrawn')),
      () => undefined,
    );
  return (
    <Button loading={withdraw.isPending} onClick={() => void send()}>
      {t(of)}
    </Button>
  );
}
