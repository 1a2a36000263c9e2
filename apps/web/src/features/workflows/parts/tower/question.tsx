// What is asked: which view, which kind of process and version, which days.
import { instanceStates } from '@yijian/contract/workflows';
import { Segmented } from 'antd';
import { DateRangeFilter, FilterButton, type DatePreset } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useKindsOfAll } from '../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../workflow-tower.phrases.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { useNames } from '../words/use-names.ts';
import { views, type TowerState } from './use-tower-state.ts';

const DAY = 86_400_000;
const before = (days: number): string => new Date(Date.parse(today()) - (days - 1) * DAY).toISOString().slice(0, 10);

export function Question({ state }: { state: TowerState }): ReactNode {
  const t = useTowerPhrases();
  const word = useWorkflowPhrases();
  const names = useNames();
  const { chosen, view, change } = state;
  const kinds = useKindsOfAll().data?.content ?? [];
  const kind = kinds.find(({ key }) => key === chosen.definitionKey);
  const versions = Array.from({ length: kind?.version ?? 0 }, (_, at) => String(at + 1));
  const presets: DatePreset[] = ([30, 90, 240] as const).map((days) => ({
    label: t(`days${days}`),
    range: [before(days), today()],
  }));
  const range = chosen.startDay && chosen.endDay ? ([chosen.startDay, chosen.endDay] as const) : presets[1]!.range;
  return (
    <>
      <Segmented
        aria-label={t('view')}
        value={view}
        onChange={(next) => change({ view: next, set: undefined, page: undefined })}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {view === 'deputies' ? null : (
        <FilterButton
          label={t('kind')}
          showValue
          multiple={false}
          options={kinds.map((one) => ({ value: one.key, label: names.named(one) }))}
          value={chosen.definitionKey === undefined ? [] : [chosen.definitionKey]}
          onChange={([kindKey]) => change({ kind: kindKey, version: undefined, page: undefined })}
        />
      )}
      {versions.length > 1 && (view === 'bottlenecks' || view === 'map') ? (
        <FilterButton
          label={t('version')}
          showValue
          multiple={false}
          options={versions.map((value) => ({ value, label: t('versionNumber', { number: value }) }))}
          value={chosen.version === undefined ? [] : [String(chosen.version)]}
          onChange={([version]) => change({ version })}
        />
      ) : null}
      {view === 'bottlenecks' || view === 'map' ? (
        <DateRangeFilter
          label={t('period')}
          showValue
          presets={presets}
          value={range}
          onChange={(next) => change({ from: next?.[0] ?? undefined, until: next?.[1] ?? undefined })}
        />
      ) : null}
      {view === 'map' ? (
        <FilterButton
          label={t('outcome')}
          showValue
          multiple={false}
          options={instanceStates
            .filter((value) => value !== 'DRAFT')
            .map((value) => ({ value, label: word(`state.${value}`) }))}
          value={chosen.state === undefined ? [] : [chosen.state]}
          onChange={([next]) => change({ state: next })}
        />
      ) : null}
    </>
  );
}
