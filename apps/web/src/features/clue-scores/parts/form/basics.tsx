// Name and scope of a rule set, its thresholds, which grades become clues, and how channels weigh.
import { actionChannels } from '@yijian/contract/interactions';
import type { ClueScoring, ClueSetDraft } from '@yijian/contract/clue-scores';
import { Section } from '@yijian/ui/detail-page';
import { ChipSelect, Field } from '@yijian/ui/form-page';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useProducts } from '../../../products/index.ts';
import { useEventWords } from '../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';

export interface DraftProps {
  readonly draft: ClueSetDraft;
  readonly edit: (part: Partial<ClueSetDraft>) => void;
}

const EVERY = '';

export function Basics({ draft, edit }: DraftProps): ReactNode {
  const t = useSetPhrases();
  const products = useProducts();
  return (
    <Section title={t('basics')}>
      <div className="clue-fields">
        <div className="clue-fields-wide">
          <Field id="set-name" label={t('name')} required>
            <Input
              id="set-name"
              maxLength={60}
              value={draft.name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Field>
        </div>
        <Field id="set-product" label={t('product')}>
          <Select
            id="set-product"
            value={draft.productId ?? EVERY}
            options={[{ value: EVERY, label: t('everyProduct') }, ...products]}
            onChange={(value) => edit({ productId: value === EVERY ? null : value })}
          />
        </Field>
        <Field id="set-sla" label={t('slaDays')} hint={t('slaHint')}>
          <InputNumber
            id="set-sla"
            min={1}
            max={90}
            precision={0}
            value={draft.slaDays}
            onChange={(slaDays) => edit({ slaDays: slaDays ?? draft.slaDays })}
          />
        </Field>
        <div className="clue-fields-wide">
          <Field label={t('openGrades')} required>
            <ChipSelect
              multiple
              label={t('openGrades')}
              options={(['A', 'B', 'C'] as const).map((value) => ({ value, label: value }))}
              value={draft.openGrades}
              onChange={(chosen) => edit({ openGrades: chosen as ClueSetDraft['openGrades'] })}
            />
          </Field>
        </div>
      </div>
    </Section>
  );
}

export interface ScoringProps {
  readonly scoring: ClueScoring;
  readonly edit: (part: Partial<ClueScoring>) => void;
}

export function Thresholds({ scoring, edit }: ScoringProps): ReactNode {
  const t = useSetPhrases();
  const { thresholds } = scoring;
  return (
    <Section title={t('thresholds')}>
      <div className="clue-fields">
        {(['A', 'B', 'C'] as const).map((key) => (
          <Field key={key} id={`threshold-${key}`} label={t('threshold', { grade: key })}>
            <InputNumber
              id={`threshold-${key}`}
              precision={0}
              max={10_000}
              value={thresholds[key]}
              onChange={(value) => edit({ thresholds: { ...thresholds, [key]: value ?? thresholds[key] } })}
            />
          </Field>
        ))}
      </div>
    </Section>
  );
}

export function Weights({ scoring, edit }: ScoringProps): ReactNode {
  const t = useSetPhrases();
  const words = useEventWords();
  const { channelWeights: weights } = scoring;
  const weigh = (channel: (typeof actionChannels)[number], percent: number | null): void => {
    const rest = weights.filter((one) => one.channel !== channel);
    edit({ channelWeights: percent === null ? rest : [...rest, { channel, percent }] });
  };
  return (
    <Section title={t('weights')} note={t('weightHint')}>
      <div className="clue-fields">
        {actionChannels.map((channel) => (
          <Field key={channel} id={`weight-${channel}`} label={words.channel(channel)}>
            <InputNumber
              id={`weight-${channel}`}
              aria-label={t('weightOf', { channel: words.channel(channel) })}
              min={0}
              max={500}
              precision={0}
              placeholder="100"
              value={weights.find((one) => one.channel === channel)?.percent ?? null}
              onChange={(percent) => weigh(channel, percent)}
            />
          </Field>
        ))}
        <div className="clue-fields-wide">
          <Checkbox checked={scoring.needsConsent} onChange={(event) => edit({ needsConsent: event.target.checked })}>
            {t('needsConsent')}
          </Checkbox>
        </div>
      </div>
    </Section>
  );
}
