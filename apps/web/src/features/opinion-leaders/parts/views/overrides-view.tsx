// Tiers set by hand: what waits for the medical lead first, then what was decided.
import type { KolOverride, OverrideState } from '@yijian/contract/opinion-leaders';
import { Button, Input, Modal } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Field } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Pages } from '../../../../lib/lists/index.ts';
import { openActs } from '../../../../lib/session/index.ts';
import { inLine } from '../in-line.ts';
import { useDecideOverride, useOverrides, useWithdrawOverride } from '../../opinion-leaders.api.ts';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';

const SIZE = 20;
const tones: Readonly<Record<OverrideState, Tone>> = {
  PROPOSED: 'warn',
  APPROVED: 'ok',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
};
type Step = { readonly override: KolOverride; readonly act: KolOverride['acts'][number] };

export function OverridesView({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const page = Number(asking.get('page') ?? 0);
  const query = useOverrides(page);
  const [step, setStep] = useState<Step>();
  return (
    <Async query={query} failedTitle={t('failed')} empty={{ reason: t('noOverride') }}>
      {(overrides) => (
        <>
          <ul className="kol-list" aria-label={t('overridesTitle')}>
            {overrides.content.map((one) => (
              <OverrideItem
                key={one.id}
                override={one}
                asking={asking}
                onStep={(act) => setStep({ override: one, act })}
              />
            ))}
          </ul>
          {overrides.totalElements > SIZE ? (
            <Pages
              list={{ page, size: SIZE, setPage: (next) => asking.set({ page: String(next) }) }}
              total={overrides.totalElements}
            />
          ) : null}
          {step ? <StepDialog step={step} onClose={() => setStep(undefined)} /> : null}
        </>
      )}
    </Async>
  );
}

const needs = {
  approve: 'customer:opinion-leaders:approve',
  reject: 'customer:opinion-leaders:approve',
  withdraw: 'customer:opinion-leaders:write',
} as const;

interface ItemProps {
  readonly override: KolOverride;
  readonly asking: Asking;
  readonly onStep: (act: Step['act']) => void;
}

function OverrideItem({ override, asking, onStep }: ItemProps): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const format = useFormat();
  const told = (name: string, at: string | null): string => t('byWhen', { name, when: format.date(at) });
  const change = t('tierChange', { from: tierName(override.computedTier), to: tierName(override.tier) });
  return (
    <li>
      <div className="kol-item-head">
        {override.isInScope ? (
          <button type="button" className="kol-link" onClick={() => asking.set({ id: override.doctorId })}>
            {override.doctorName}
          </button>
        ) : (
          <strong>{override.doctorName}</strong>
        )}
        <span>{change}</span>
        <StatusBadge tone={tones[override.state]}>{t(`state.${override.state}`)}</StatusBadge>
        <span className="kol-item-acts">
          {openActs(override.acts, needs).map((act) => (
            <Button key={act} size="small" type={act === 'approve' ? 'primary' : 'default'} onClick={() => onStep(act)}>
              {t(`act.${act}`)}
            </Button>
          ))}
        </span>
      </div>
      <p>{override.reason}</p>
      <p className="kol-quiet num">
        {inLine([
          override.hospitalName,
          override.areaName ?? t('everyArea'),
          told(override.proposedByName, override.proposedAt),
          override.decidedByName === null ? '' : told(override.decidedByName, override.decidedAt),
          override.note,
        ])}
      </p>
    </li>
  );
}

function StepDialog({ step: { override, act }, onClose }: { step: Step; onClose: () => void }): ReactNode {
  const t = useKolPhrases();
  const [note, setNote] = useState('');
  const decide = useDecideOverride();
  const withdraw = useWithdrawOverride();
  const params = { id: override.id };
  const send = async (): Promise<void> => {
    const { version } = override;
    if (act === 'withdraw') await withdraw.mutateAsync({ params, body: { note, version } });
    else await decide.mutateAsync({ params, body: { act, note, version } });
    onClose();
  };
  return (
    <Modal
      open
      title={`${t(`act.${act}`)} · ${override.doctorName}`}
      okText={t(`act.${act}`)}
      cancelText={t('cancel')}
      okButtonProps={{ loading: decide.isPending || withdraw.isPending, danger: act === 'reject' }}
      onOk={() => void send().catch(() => undefined)}
      onCancel={onClose}
    >
      <p>{override.reason}</p>
      <Field label={t('decision')} id="kol-decision">
        <Input.TextArea
          id="kol-decision"
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
