// What one doctor thinks: drugs, attitudes over time, aspects, viewpoints; every number shows its posts below.
import type { DoctorDrug, DoctorOpinion } from '@yijian/contract/insights';
import { Tile } from '@yijian/ui/dashboard-tile';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { MentionButton } from '../shown/mention-button.tsx';
import type { OnOpen } from '../people/opinion-people.tsx';
import { AspectTable } from '../shown/aspect-table.tsx';
import { AttitudeBar, AttitudeTrack } from '../shown/attitude-bar.tsx';
import { TrendChart } from '../shown/trend-chart.tsx';
import { ViewpointList } from '../shown/viewpoint-list.tsx';

export function DoctorResult({ opinion, onOpen }: { opinion: DoctorOpinion; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const { total, trend, viewpoints, drugs } = opinion;
  return (
    <div className="opinion-tiles">
      <div className="opinion-half">
        <Tile title={t('attitudes')}>
          <AttitudeBar counts={total} onOpen={(attitude, title) => onOpen({ title, slice: { attitude } })} />
          <TrendChart trend={trend} />
        </Tile>
      </div>
      <div className="opinion-half">
        <Tile title={t('viewpoints')} note={t('viewpointsNote')}>
          <ViewpointList rows={viewpoints} onOpen={(viewpoint, title) => onOpen({ title, slice: { viewpoint } })} />
        </Tile>
      </div>
      <Tile title={t('drugCount')} definition={t('indexHow')}>
        <DrugList drugs={drugs} onOpen={onOpen} />
      </Tile>
      <Tile title={t('aspects')} note={t('aspectsNote')}>
        <AspectTable rows={drugs} tintFrom={1} onOpen={onOpen} />
      </Tile>
    </div>
  );
}

function DrugList({ drugs, onOpen }: { drugs: readonly DoctorDrug[]; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const columns = useMemo<DataColumn<DoctorDrug>[]>(
    () => [
      {
        key: 'drug',
        title: t('drug'),
        width: 168,
        render: ({ drug }) => (
          <TwoLine
            strong
            value={drug.name}
            context={[t(drug.isOwn ? 'own' : 'competitor'), drug.genericName].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'index',
        title: t('index'),
        width: 168,
        align: 'right',
        render: ({ index, mentions }) => (
          <TwoLine
            value={format.fixed(index?.value, 1)}
            context={t('oneDoctor', { mentions: format.count(mentions) })}
          />
        ),
      },
      {
        key: 'mentions',
        title: t('mentions'),
        width: 88,
        align: 'right',
        render: ({ drug, mentions }) => (
          <MentionButton
            name={`${drug.name} ${t('mentions')}`}
            count={mentions}
            onOpen={() => onOpen({ title: drug.name, slice: { drugId: drug.id } })}
          />
        ),
      },
      { key: 'bar', title: t('attitudes'), width: 168, render: (row) => <AttitudeTrack counts={row} /> },
      {
        key: 'positive',
        title: t('positiveShare'),
        width: 96,
        align: 'right',
        render: (row) => format.percent(row.positive / row.mentions, 0),
      },
      { key: 'lastOn', title: t('lastOn'), width: 112, render: ({ lastOn }) => format.date(lastOn) },
    ],
    [t, format, onOpen],
  );
  return <DataTable label={t('drugCount')} columns={columns} rows={drugs} rowKey={({ drug }) => drug.id} />;
}
