// A changed rule over the last twelve months: how many results would differ, and the records behind them.
import type { Rule, RuleOutcome, RuleReplay } from '@yijian/contract/rules';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Failed, describeError } from '@yijian/ui/states';
import { DataTable } from '@yijian/ui/table';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { type EntryField, EntryFieldRow, type EntryWork } from '../../../../lib/forms/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useReplayRule } from '../../calls/rules.api.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { useRuleName } from './rule-columns.tsx';

type Outcome = RuleOutcome['outcome'];
const tones: Readonly<Record<Outcome, Tone>> = { PASS: 'ok', WARN: 'warn', BLOCK: 'bad', NO_RULE: 'neutral' };
const outcomes = ['PASS', 'WARN', 'BLOCK', 'NO_RULE'] as const;

export function RuleReplayDrawer({ rule, onClose }: { rule: Rule; onClose: () => void }): ReactNode {
  const t = useRulePhrases();
  const named = useRuleName();
  const { current } = rule;
  const [work, setWork] = useState<EntryWork>({
    ...current?.figures,
    isHard: current?.isHard ?? true,
    isEnabled: current?.isEnabled ?? true,
  });
  const { mutate, data, isPending, error } = useReplayRule();
  const run = (): void =>
    mutate({
      params: { code: rule.code },
      body: {
        isHard: work['isHard'] === true,
        isEnabled: work['isEnabled'] === true,
        figures: Object.fromEntries(rule.fields.map(({ key }) => [key, Number(work[key] ?? 0)])),
      },
    });
  return (
    <FormDrawer
      open
      width={760}
      onClose={onClose}
      title={t('replayTitle', { name: `${rule.code} ${named(rule)}` })}
      footer={
        <Button type="primary" loading={isPending} onClick={run}>
          {t('replayRun')}
        </Button>
      }
    >
      <div className="console-form">
        <p className="console-note">{t('replayHint')}</p>
        {useFields(rule).map((field) => (
          <EntryFieldRow
            key={field.key}
            field={field}
            value={work[field.key]}
            error={undefined}
            onChange={(value) => setWork((now) => ({ ...now, [field.key]: value }))}
          />
        ))}
        <div role="status">{data === undefined ? null : <Result replay={data} />}</div>
        {error ? <Failed title={t('failed')} onRetry={run} {...describeError(error)} /> : null}
      </div>
    </FormDrawer>
  );
}

function useFields(rule: Rule): EntryField[] {
  const t = useRulePhrases();
  const isEnglish = useLanguage() === 'en';
  return [
    ...rule.fields.map(({ key, name, enName, unit, least, most }): EntryField => ({
      key,
      kind: 'number',
      most,
      label: isEnglish ? enName : name,
      hint: t('range', { least, most, unit: t(`unit.${unit}`) }),
    })),
    { key: 'isHard', kind: 'switch', label: t('isHard') },
    { key: 'isEnabled', kind: 'switch', label: t('isEnabled') },
  ];
}

function Result({ replay }: { replay: RuleReplay }): ReactNode {
  const t = useRulePhrases();
  const format = useFormat();
  const { checked, before, after, changedCount, changed } = replay;
  if (checked === 0) return <p>{t('replayNone')}</p>;
  const words = (counts: RuleReplay['before']): string =>
    outcomes
      .filter((one) => (counts[one] ?? 0) > 0)
      .map((one) => `${t(`outcome.${one}`)} ${format.count(counts[one] ?? 0)}`)
      .join(' · ');
  return (
    <>
      <p className="num">
        <strong>{t('replayed', { checked: format.count(checked), changed: format.count(changedCount) })}</strong>
      </p>
      <p className="console-note num">{`${t('replayBefore')} ${words(before)} → ${t('replayAfter')} ${words(after)}`}</p>
      {changedCount === 0 ? <p>{t('replaySame')}</p> : <Changed changed={changed} />}
    </>
  );
}

function Changed({ changed }: { changed: RuleReplay['changed'] }): ReactNode {
  const t = useRulePhrases();
  const format = useFormat();
  const badge = (outcome: Outcome): ReactNode => (
    <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>
  );
  return (
    <DataTable
      inCard
      label={t('replayRecord')}
      rows={changed}
      rowKey={({ id, at }) => `${id} ${at}`}
      columns={[
        {
          key: 'record',
          title: t('replayRecord'),
          render: ({ path, number, title, at }) => (
            <>
              <Link to={path}>{`${number} ${title}`}</Link>
              <small className="console-note num">{format.dateTime(at)}</small>
            </>
          ),
        },
        {
          key: 'inputs',
          title: t('replayInputs'),
          render: ({ inputs }) => (
            <span className="num">
              {Object.values(inputs)
                .map((value) => format.decimal(value))
                .join(' · ')}
            </span>
          ),
        },
        { key: 'before', title: t('replayBefore'), render: ({ before }) => badge(before) },
        { key: 'after', title: t('replayAfter'), render: ({ after }) => badge(after) },
      ]}
    />
  );
}
