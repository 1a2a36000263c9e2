// What whoever runs the rounds may do with one, and opening a new one.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { EntryForm, type EntryWork } from '../../../../lib/forms/index.ts';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useProducts } from '../../../products/index.ts';
import { useAddForecastCycle, useStepForecastCycle } from '../../forecasts.api.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';

const DAY = 'YYYY-MM-DD';

export function RoundActs({ round }: { round: ForecastCycle | undefined }): ReactNode {
  const t = useForecastPhrases();
  const shell = useShell();
  const [open, setOpen] = useState<'ADD' | 'REOPEN'>();
  const step = useStepForecastCycle();
  const consolidate = (found: ForecastCycle): void =>
    step.mutate(
      { params: { id: found.id }, body: { act: 'CONSOLIDATE', version: found.version } },
      {
        onSuccess: () => shell.toast.success(t('consolidated')),
        onError: (error) => shell.toast.error(error.message),
      },
    );
  return (
    <Allowed permission="forecast:forecasts:cycle">
      {round?.actions.includes('REOPEN') ? <Button onClick={() => setOpen('REOPEN')}>{t('reopen')}</Button> : null}
      {round?.actions.includes('CONSOLIDATE') ? (
        <Button loading={step.isPending} onClick={() => consolidate(round)}>
          {t('consolidate')}
        </Button>
      ) : null}
      <Button type="primary" onClick={() => setOpen('ADD')}>
        {t('addRound')}
      </Button>
      {open === 'ADD' ? <AddRound onClose={() => setOpen(undefined)} /> : null}
      {open === 'REOPEN' && round ? <Reopen round={round} onClose={() => setOpen(undefined)} /> : null}
    </Allowed>
  );
}

const textOf = (work: EntryWork, key: string): string => String(work[key] ?? '').trim();

function AddRound({ onClose }: { onClose: () => void }): ReactNode {
  const t = useForecastPhrases();
  const products = useProducts();
  const add = useAddForecastCycle();
  const next = dayjs(today()).add(1, 'month').format('YYYY-MM');
  return (
    <EntryForm
      title={t('addRound')}
      kept={t('roundAdded')}
      onClose={onClose}
      start={{
        name: '',
        firstMonth: next,
        months: 3,
        opensOn: today(),
        closesOn: dayjs(today()).add(14, 'day').format(DAY),
        productIds: [],
        note: '',
      }}
      fields={[
        { key: 'name', label: t('roundName'), kind: 'line', maxLength: 60, required: true },
        { key: 'firstMonth', label: t('firstMonth'), kind: 'line', maxLength: 7, required: true },
        { key: 'months', label: t('months'), kind: 'number', most: 12, required: true },
        { key: 'opensOn', label: t('opensOn'), kind: 'day', required: true },
        { key: 'closesOn', label: t('closesOn'), kind: 'day', required: true },
        {
          key: 'productIds',
          label: t('products'),
          kind: 'choices',
          options: [...products],
          required: true,
          hint: t('scopeHint'),
        },
        { key: 'note', label: t('note'), kind: 'area', maxLength: 300 },
      ]}
      onKeep={(work) =>
        add.mutateAsync({
          body: {
            name: textOf(work, 'name'),
            firstMonth: textOf(work, 'firstMonth'),
            months: Number(work['months']),
            opensOn: textOf(work, 'opensOn'),
            closesOn: textOf(work, 'closesOn'),
            productIds: [...(work['productIds'] as readonly string[])],
            note: textOf(work, 'note'),
          },
        })
      }
    />
  );
}

function Reopen({ round, onClose }: { round: ForecastCycle; onClose: () => void }): ReactNode {
  const t = useForecastPhrases();
  const step = useStepForecastCycle();
  return (
    <EntryForm
      title={`${t('reopen')} · ${round.name}`}
      kept={t('reopened')}
      onClose={onClose}
      start={{ closesOn: dayjs(today()).add(3, 'day').format(DAY), reason: '' }}
      fields={[
        { key: 'closesOn', label: t('closesOn'), kind: 'day', required: true },
        { key: 'reason', label: t('reason'), kind: 'area', maxLength: 200, required: true },
      ]}
      onKeep={(work) =>
        step.mutateAsync({
          params: { id: round.id },
          body: {
            act: 'REOPEN',
            closesOn: textOf(work, 'closesOn'),
            reason: textOf(work, 'reason'),
            version: round.version,
          },
        })
      }
    />
  );
}
