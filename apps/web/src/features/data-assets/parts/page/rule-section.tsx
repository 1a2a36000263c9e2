// The quality rules of an asset; the number of records that break one opens them.
import type { AssetDetail, AssetRule } from '@yijian/contract/data-assets';
import { StatusBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { Tooltip } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';
import { FailingDrawer } from './failing-drawer.tsx';

export function RuleSection({ asset }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const [opened, setOpened] = useState<AssetRule>();
  const isSampled = asset.rows !== null && asset.rows > asset.sampleLimit;
  return (
    <Section
      id="rules"
      flush
      title={t('rules')}
      note={
        asset.isCoarse
          ? t('coarse')
          : isSampled
            ? t('sampled', { count: format.count(asset.sampleLimit) })
            : t('checked', { count: format.count(asset.checked) })
      }
    >
      <DataTable
        inCard
        label={t('rules')}
        columns={useRuleColumns(setOpened)}
        rows={asset.rules}
        rowKey={(rule) => rule.code}
      />
      {opened === undefined ? null : <FailingDrawer asset={asset} rule={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

function useRuleColumns(onOpen: (rule: AssetRule) => void): DataColumn<AssetRule>[] {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'rule',
        title: t('rule'),
        width: 288,
        render: (rule) => <TwoLine strong value={rule.name} context={rule.definition} title={rule.definition} />,
      },
      {
        key: 'dimension',
        title: t('dimension'),
        width: { zh: 96, en: 128 },
        render: (rule) => t(`dimension.${rule.dimension}`),
      },
      {
        key: 'keeps',
        title: t('keeps'),
        width: 144,
        render: (rule) => <Kept rule={rule} />,
      },
      {
        key: 'failing',
        title: t('failing'),
        width: 112,
        align: 'right',
        render: (rule) => <FailingCount rule={rule} onOpen={() => onOpen(rule)} />,
      },
      {
        key: 'checked',
        title: t('record'),
        width: 112,
        align: 'right',
        optional: true,
        render: (rule) => format.count(rule.checked),
      },
    ],
    [t, format, onOpen],
  );
}

function Kept({ rule }: { rule: AssetRule }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  if (rule.score === null) return '—';
  const text = format.percent(rule.score / 100);
  return (
    <TwoLine
      value={rule.isBroken ? <StatusBadge tone="bad">{text}</StatusBadge> : text}
      context={t('least', { percent: format.percent(rule.least / 100, 0) })}
    />
  );
}

function FailingCount({ rule, onOpen }: { rule: AssetRule; onOpen: () => void }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const text = `${format.count(rule.failing)} ${t('rowsUnit')}`;
  if (rule.failing === 0) return <span className="num">{text}</span>;
  if (!rule.showsRecords)
    return (
      <Tooltip title={t('noRight')}>
        <span className="num">{text}</span>
      </Tooltip>
    );
  return (
    <button
      type="button"
      className="asset-count num"
      aria-label={`${t('failingOf', { rule: rule.name })} ${text}`}
      onClick={onOpen}
    >
      {text}
    </button>
  );
}
