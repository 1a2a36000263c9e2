// One kind a user owns: how many, some of them, and who receives it, whole or region by region.
import type { HandoverItem } from '@yijian/contract/handovers';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useHandoverPhrases } from '../handovers.phrases.ts';
import { keyOf, type Chosen, type Receiver } from './assignments.ts';
import { UserPicker } from './user-picker.tsx';

export interface KindRowProps {
  readonly item: HandoverItem;
  readonly chosen: Chosen;
  readonly giverId: string;
  readonly isDivided: boolean;
  readonly onDivide: () => void;
  readonly onChoose: (key: string, receiver: Receiver | null) => void;
}

export function KindRow(props: KindRowProps): ReactNode {
  const { item, isDivided, onDivide } = props;
  const t = useHandoverPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const names = item.sample.map(({ name, enName }) => (isEnglish && enName !== '' ? enName : name));
  const regions = item.regions.filter(({ code }) => code !== null);
  return (
    <li>
      <div className="handover-row">
        <div>
          <strong>{t(`kind.${item.kind}`)}</strong> {format.count(item.count)}
          <div className="console-note">{t('sampleOf', { names: joined(names) })}</div>
          {item.byRegion && regions.length > 1 ? (
            <Button type="link" size="small" aria-expanded={isDivided} onClick={onDivide}>
              {t(isDivided ? 'together' : 'byRegion')}
            </Button>
          ) : null}
        </div>
        {isDivided ? null : <Picker {...props} at={keyOf(item.kind)} label={t(`kind.${item.kind}`)} />}
      </div>
      {isDivided ? (
        <ul className="handover-regions">
          {regions.map((region) => {
            const name = isEnglish ? region.enName : region.name;
            return (
              <li key={region.code} className="handover-row">
                <span>
                  {name} {format.count(region.count)}
                </span>
                <Picker {...props} at={keyOf(item.kind, region.code)} label={`${t(`kind.${item.kind}`)} ${name}`} />
              </li>
            );
          })}
        </ul>
      ) : null}
    </li>
  );
}

function Picker({ chosen, giverId, onChoose, at, label }: KindRowProps & { at: string; label: string }): ReactNode {
  const t = useHandoverPhrases();
  return (
    <UserPicker
      label={t('receiverOf', { kind: label })}
      placeholder={t('notMoved')}
      value={chosen[at] ?? null}
      without={giverId}
      enabledOnly
      onChange={(receiver) => onChoose(at, receiver)}
    />
  );
}
