// One opening line with what may be done to it now.
import type { OpeningAct, OpeningLineDetail } from '@yijian/contract/opening-lines';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { Alert, Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EntryForm } from '../../../lib/forms/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { PlacedPart, useShell } from '../../../lib/router/index.ts';
import { openActs } from '../../../lib/session/index.ts';
import { useOpeningLine, useSubmitOpeningLine, useWithdrawOpeningLine } from '../opening-lines.api.ts';
import { useOpeningLinePhrases } from '../opening-lines.phrases.ts';
import { OpeningLineForm } from './opening-line-form.tsx';
import { OpeningStateBadge } from './opening-state.tsx';

const order: readonly OpeningAct[] = ['withdraw', 'edit', 'submit'];
const needs = {
  withdraw: 'content:articles:approve',
  edit: 'content:articles:write',
  submit: 'content:articles:write',
} as const;

export function OpeningLineDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useOpeningLinePhrases();
  const query = useOpeningLine(id);
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('words')}
      footer={query.data === undefined ? undefined : <Acts line={query.data} />}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(line) => <About line={line} />}
      </Async>
    </FormDrawer>
  );
}

function About({ line }: { line: OpeningLineDetail }): ReactNode {
  const t = useOpeningLinePhrases();
  const format = useFormat();
  const { reviewer, reviewedAt, instanceId, reason } = line;
  return (
    <>
      {line.state === 'WITHDRAWN' ? <Alert type="error" showIcon title={`${t('reason')}: ${reason}`} /> : null}
      <DescriptionList
        columns={1}
        items={[
          { key: 'words', label: t('words'), value: line.words },
          { key: 'state', label: t('state'), value: <OpeningStateBadge state={line.state} /> },
          { key: 'channel', label: t('channel'), value: t(`channel.${line.channel}`) },
          { key: 'language', label: t('language'), value: t(`language.${line.language}`) },
          { key: 'expiresOn', label: t('expiresOn'), value: line.expiresOn },
          { key: 'owner', label: t('owner'), value: line.owner.name },
          {
            key: 'reviewer',
            label: t('reviewer'),
            value: reviewer === null ? '—' : `${reviewer.name} · ${format.date(reviewedAt)}`,
          },
        ]}
      />
      {instanceId === null ? null : (
        <Link to={`/taskManager/process-instance/detail?id=${instanceId}`}>{t('review')}</Link>
      )}
      <PlacedPart place="openingEffects" ids={[line.id]} />
    </>
  );
}

function Acts({ line }: { line: OpeningLineDetail }): ReactNode {
  const t = useOpeningLinePhrases();
  const shell = useShell();
  const [form, setForm] = useState<'edit' | 'withdraw' | null>(null);
  const [submit, withdraw] = [useSubmitOpeningLine(), useWithdrawOpeningLine()];
  const params = { id: line.id };
  const run: Readonly<Record<OpeningAct, () => void>> = {
    edit: () => setForm('edit'),
    withdraw: () => setForm('withdraw'),
    submit: () => submit.mutate({ params }, { onSuccess: () => shell.toast.success(t('submitted')) }),
  };
  const acts = openActs(order, needs).filter((act) => line.acts.includes(act));
  const close = (): void => setForm(null);
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          type={act === 'submit' ? 'primary' : 'default'}
          danger={act === 'withdraw'}
          disabled={submit.isPending}
          onClick={run[act]}
        >
          {t(act)}
        </Button>
      ))}
      {form === 'edit' ? <OpeningLineForm line={line} onClose={close} /> : null}
      {form === 'withdraw' ? (
        <EntryForm
          title={t('withdraw')}
          fields={[
            {
              key: 'reason',
              kind: 'area',
              label: t('reason'),
              required: true,
              maxLength: 300,
              hint: t('withdrawHint'),
            },
          ]}
          start={{ reason: '' }}
          onKeep={(work) => withdraw.mutateAsync({ params, body: { reason: String(work['reason'] ?? '') } })}
          kept={t('withdrawn')}
          onClose={close}
        />
      ) : null}
    </>
  );
}
