// The buttons of a sheet: what the reader may do with it now.
import type { SheetDetail } from '@yijian/contract/forecasts';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useReviewForecastSheet, useStepForecastSheet } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { useDecideTargets } from '../../forecast-targets.api.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';
import type { Change } from './changing.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface SheetActsProps {
  readonly sheet: SheetDetail;
  readonly onChange: (change: Change) => void;
}

type Asks = 'REJECT' | 'CHALLENGE' | 'UPHOLD';

export function SheetActs({ sheet, onChange }: SheetActsProps): ReactNode {
  const t = useForecastPhrases();
  const words = useTargetPhrases();
  const shell = useShell();
  const [step, review] = [useStepForecastSheet(), useReviewForecastSheet()];
  const [asks, setAsks] = useState<Asks>();
  const { id, version, actions } = sheet;
  const said = (done: string) => ({
    onSuccess: () => shell.toast.success(done),
    onError: (error: Error) => shell.toast.error(error.message),
  });
  const move = (act: 'WITHDRAW' | 'ACKNOWLEDGE', done: string): void =>
    step.mutate({ params: { id }, body: { act, version } }, said(done));
  const accept = (): void => review.mutate({ params: { id }, body: { act: 'ACCEPT', version } }, said(t('accepted')));
  const main = (label: string, isPending: boolean, onClick: () => void): ReactNode => (
    <Button type="primary" loading={isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  return (
    <span className="forecast-acts-buttons">
      {may('WITHDRAW') ? (
        <Button loading={step.isPending} onClick={() => move('WITHDRAW', t('withdrawn'))}>
          {t('withdraw')}
        </Button>
      ) : null}
      {may('CHALLENGE') ? <Button onClick={() => setAsks('CHALLENGE')}>{t('challenge')}</Button> : null}
      {may('ACKNOWLEDGE') ? main(t('acknowledge'), step.isPending, () => move('ACKNOWLEDGE', t('acknowledged'))) : null}
      {may('REJECT') ? <Button onClick={() => setAsks('REJECT')}>{t('reject')}</Button> : null}
      {may('ADJUST') ? <Button onClick={() => onChange('ADJUST')}>{t('adjust')}</Button> : null}
      {may('ACCEPT') ? main(t('accept'), review.isPending, accept) : null}
      {may('ISSUE') ? <Button onClick={() => onChange('ISSUE')}>{words('set')}</Button> : null}
      {may('DECIDE') ? (
        <>
          <Button onClick={() => onChange('REVISE')}>{words('revise')}</Button>
          {main(words('uphold'), false, () => setAsks('UPHOLD'))}
        </>
      ) : null}
      {asks === undefined ? null : <Asking sheet={sheet} asks={asks} onClose={() => setAsks(undefined)} />}
    </span>
  );
}

interface AskingProps {
  readonly sheet: SheetDetail;
  readonly asks: Asks;
  readonly onClose: () => void;
}

function Asking({ sheet: { id, version }, asks, onClose }: AskingProps): ReactNode {
  const t = useForecastPhrases();
  const words = useTargetPhrases();
  const [step, review, decide] = [useStepForecastSheet(), useReviewForecastSheet(), useDecideTargets()];
  const params = { id };
  const [title, done, send] = {
    REJECT: [
      t('rejectAsk'),
      t('rejected'),
      (reason: string) => review.mutateAsync({ params, body: { act: 'REJECT', reason, version } }),
    ] as const,
    CHALLENGE: [
      t('challengeAsk'),
      t('challenged'),
      (reason: string) => step.mutateAsync({ params, body: { act: 'CHALLENGE', reason, version } }),
    ] as const,
    UPHOLD: [
      words('upholdAsk'),
      words('upheld'),
      (reason: string) => decide.mutateAsync({ params, body: { uphold: true, reason, version } }),
    ] as const,
  }[asks];
  return <ReasonDialog title={title} done={done} onSend={send} onClose={onClose} />;
}
