// What can be done with an institution or supplier now: edit, submit, decide, renew, block.
import type { CounterpartyAct, CounterpartyDetail, CounterpartyKind } from '@yijian/contract/counterparties';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm, orNull, type EntryWork } from '../../../lib/forms/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import { useBlock, useDecide, useRenew, useSubmit } from '../counterparties.api.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';
import { CounterpartyForm } from './counterparty-form.tsx';

interface ActsProps {
  readonly kind: CounterpartyKind;
  readonly record: CounterpartyDetail;
}

type Shown = Exclude<CounterpartyAct, 'upload'>;
type Asking = Exclude<Shown, 'submit' | 'renew' | 'edit'>;
const order: readonly Shown[] = ['block', 'unblock', 'renew', 'edit', 'reject', 'approve', 'submit'];

const needs = {
  INSTITUTION: needsOf('meeting:institutions:write', 'meeting:institutions:review'),
  SUPPLIER: needsOf('meeting:suppliers:write', 'meeting:suppliers:review'),
} as const;

function needsOf<W extends string, R extends string>(write: W, review: R) {
  return { renew: write, edit: write, submit: write, block: review, unblock: review, reject: review, approve: review };
}

export function CounterpartyActs({ kind, record }: ActsProps): ReactNode {
  const t = useCounterpartyPhrases();
  const shell = useShell();
  const [form, setForm] = useState<Asking | 'edit' | null>(null);
  const [submit, renew] = [useSubmit(kind), useRenew(kind)];
  const isRunning = submit.isPending || renew.isPending;
  const run = (act: Shown): void => {
    if (act !== 'submit' && act !== 'renew') return setForm(act);
    const call = act === 'submit' ? submit : renew;
    call.mutate({ params: { id: record.id } }, { onSuccess: () => shell.toast.success(t('kept')) });
  };
  const close = (): void => setForm(null);
  const acts = openActs(order, needs[kind]).filter((act) => record.acts.includes(act));
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === acts.at(-1) && act !== 'block' ? 'primary' : 'default'}
          danger={act === 'block'}
          disabled={isRunning}
          onClick={() => run(act)}
        >
          {t(act)}
        </Button>
      ))}
      {form === 'edit' ? <CounterpartyForm kind={kind} record={record} onClose={close} /> : null}
      {form === null || form === 'edit' ? null : <AskForm kind={kind} record={record} act={form} onClose={close} />}
    </>
  );
}

function AskForm({ kind, record, act, onClose }: ActsProps & { act: Asking; onClose: () => void }): ReactNode {
  const t = useCounterpartyPhrases();
  const [decide, block] = [useDecide(kind), useBlock(kind)];
  const params = { id: record.id };
  const keep = async (work: EntryWork): Promise<void> => {
    const reason = String(work['reason'] ?? '');
    const validUntil = orNull(work['validUntil']);
    if (act === 'block' || act === 'unblock') {
      await block.mutateAsync({ params, body: { isBlocked: act === 'block', reason } });
      return;
    }
    const until = validUntil === null ? {} : { validUntil };
    await decide.mutateAsync({ params, body: { isApproved: act === 'approve', reason, ...until } });
  };
  const isReasonNeeded = act !== 'approve' || record.risk === 'HIGH';
  return (
    <EntryForm
      title={`${t(act)} · ${record.name}`}
      fields={[
        ...(act === 'approve'
          ? [{ key: 'validUntil', kind: 'day' as const, label: t('validUntil'), hint: t('validUntilHint') }]
          : []),
        { key: 'reason', kind: 'area' as const, label: t('reason'), required: isReasonNeeded, maxLength: 500 },
      ]}
      start={{ reason: '' }}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
