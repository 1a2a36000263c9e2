// The bar over the grid while somebody who leads changes figures: the reason, and keeping them.
import type { SheetDetail } from '@yijian/contract/forecasts';
import { Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useAdjustForecastSheet } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { useDecideTargets, useSetTargets } from '../../forecast-targets.api.ts';
import { useTargetPhrases } from '../../forecast-targets.phrases.ts';
import type { Cells } from '../grid/cells.ts';

export type Change = 'ADJUST' | 'ISSUE' | 'REVISE';

interface ChangingProps {
  readonly sheet: SheetDetail;
  readonly change: Change;
  readonly lines: readonly { readonly id: string; readonly cells: Cells }[];
  readonly onStop: () => void;
}

export function Changing({ sheet: { id, version }, change, lines, onStop }: ChangingProps): ReactNode {
  const t = useForecastPhrases();
  const words = useTargetPhrases();
  const shell = useShell();
  const [adjust, set, decide] = [useAdjustForecastSheet(), useSetTargets(), useDecideTargets()];
  const [reason, setReason] = useState('');
  const needsReason = change !== 'ISSUE';
  const issued = lines.map((line) => ({ id: line.id, issued: line.cells.map((one) => one ?? 0) }));
  const params = { id };
  const said = (done: string) => ({
    onSuccess: () => {
      shell.toast.success(done);
      onStop();
    },
    onError: (error: Error) => shell.toast.error(error.message),
  });
  const send = (): void => {
    if (change === 'ADJUST') {
      const adjusted = lines.map((line) => ({ id: line.id, adjusted: [...line.cells] }));
      adjust.mutate({ params, body: { version, reason, lines: adjusted } }, said(t('adjustDone')));
    } else if (change === 'ISSUE') set.mutate({ params, body: { version, lines: issued } }, said(words('kept')));
    else decide.mutate({ params, body: { uphold: false, version, reason, lines: issued } }, said(words('revised')));
  };
  return (
    <>
      {needsReason ? (
        <Input
          aria-label={t('reason')}
          className="forecast-reason"
          placeholder={change === 'ADJUST' ? t('adjustHint') : words('reasonHint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
      <span className="forecast-acts-buttons">
        <Button onClick={onStop}>{t('cancel')}</Button>
        <Button
          type="primary"
          loading={adjust.isPending || set.isPending || decide.isPending}
          disabled={lines.length === 0 || (needsReason && reason.trim() === '')}
          onClick={send}
        >
          {t('keep')}
        </Button>
      </span>
    </>
  );
}
