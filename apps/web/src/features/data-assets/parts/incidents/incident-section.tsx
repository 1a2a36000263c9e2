// Incidents of one asset or of all: what is wrong, who has it, what may be done now.
import { incidentStates, type AssetCode, type Incident, type IncidentState } from '@yijian/contract/data-assets';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { Button, Select } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { PagedTable, pageSizes, useAddress, usePaged, withFields } from '../../../../lib/lists/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useIncidents } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';
import { assetPath } from '../asset-marks.tsx';
import { IncidentActs } from './incident-acts.tsx';
import { ReportForm } from './report-form.tsx';

const tones: Readonly<Record<IncidentState, Tone>> = { OPEN: 'bad', ACKNOWLEDGED: 'warn', RESOLVED: 'ok' };

export function IncidentSection({ assetCode }: { assetCode?: AssetCode }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const [state, setState] = useIncidentState();
  const paged = usePaged();
  const [isReporting, setReporting] = useState(false);
  const filter = { ...(assetCode === undefined ? {} : { assetCode }), ...(state === 'ALL' ? {} : { state }) };
  const query = useIncidents(filter, paged.page, paged.size);
  const columns = useIncidentColumns(assetCode === undefined);
  const total = query.data?.totalElements;
  return (
    <Section
      id="incidents"
      flush
      title={t('incidents')}
      definition={t('incidentsDefinition')}
      count={total === undefined ? undefined : format.count(total)}
      extra={
        <span className="incident-tools">
          <Select<IncidentState | 'ALL'>
            aria-label={t('state')}
            size="small"
            value={state}
            onChange={(next) => {
              setState(next);
              paged.setPage(0, paged.size);
            }}
            options={[
              { value: 'ALL', label: t('all') },
              ...incidentStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
          />
          <Allowed permission="dataAssets:incidents:report">
            <Button size="small" icon={<Glyph icon={TriangleAlert} />} onClick={() => setReporting(true)}>
              {t('report')}
            </Button>
          </Allowed>
        </span>
      }
    >
      <PagedTable
        inCard
        label={t('incidents')}
        columns={columns}
        query={query}
        list={paged}
        sizes={pageSizes}
        rowKey={(row) => row.id}
        empty={t('noIncidents')}
        failed={t('failed')}
        skeletonRows={3}
      />
      {isReporting ? <ReportForm assetCode={assetCode} onClose={() => setReporting(false)} /> : null}
    </Section>
  );
}

/** In the address, so that a link and a refresh come back to it. */
function useIncidentState(): [IncidentState | 'ALL', (next: IncidentState | 'ALL') => void] {
  const [search, edit] = useAddress();
  const asked = incidentStates.find((one) => one === search.get('incidents')) ?? 'ALL';
  const choose = (next: IncidentState | 'ALL'): void =>
    edit((now) => withFields(now, { incidents: next === 'ALL' ? undefined : next }));
  return [asked, choose];
}

function useIncidentColumns(namesAsset: boolean): DataColumn<Incident>[] {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'what',
        title: t('what'),
        width: 320,
        render: (row) => (
          <TwoLine
            strong
            value={row.ruleName === null ? t(`kind.${row.kind}`) : t('brokenRule', { rule: row.ruleName })}
            context={row.note}
            title={`${row.note}${row.resolution === '' ? '' : ` → ${row.resolution}`}`}
          />
        ),
      },
      ...(namesAsset
        ? [
            {
              key: 'asset',
              title: t('name'),
              width: 136,
              render: (row: Incident) => <Link to={assetPath(row.assetCode)}>{row.assetName}</Link>,
            },
          ]
        : []),
      {
        key: 'state',
        title: t('state'),
        width: { zh: 104, en: 136 },
        render: (row) => <StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
      },
      { key: 'owner', title: t('owner'), width: 104, render: (row) => row.owner?.name ?? t('nobody') },
      {
        key: 'opened',
        title: t('opened'),
        width: 168,
        render: (row) => <TwoLine value={format.dateTime(row.openedAt)} context={whoOf(t, row)} />,
      },
      {
        key: 'acts',
        title: t('actions'),
        width: { zh: 200, en: 256 },
        render: (row) => <IncidentActs incident={row} />,
      },
    ],
    [t, format, namesAsset],
  );
}

function whoOf(t: ReturnType<typeof useDataAssetPhrases>, row: Incident): string {
  if (row.state === 'RESOLVED')
    return row.resolverName === null ? t('mended') : t('resolvedBy', { name: row.resolverName });
  return row.reporterName === null ? t('byMeasuring') : t('by', { name: row.reporterName });
}
