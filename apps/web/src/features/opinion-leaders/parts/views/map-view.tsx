// Opinion leaders by province: the map, and its figures with the way into each ranking.
import type { KolProvince } from '@yijian/contract/opinion-leaders';
import { RegionMap } from '@yijian/ui/region-map';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useProvincesOf } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import type { Asking } from '../question/use-question.ts';

export function MapView({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const query = useProvincesOf(asking.question);
  const choose = (code: string): void => asking.set({ region: code, view: undefined });
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(provinces) => (
        <div className="kol-map">
          <RegionMap
            title={t('mapTitle')}
            head={[t('province'), t('mapFigure')]}
            values={provinces.map((one) => ({ code: one.code, label: one.name, value: one.active }))}
            format={(value) => format.count(value)}
            selected={asking.question.region}
            onChooseRegion={choose}
          />
          <Provinces provinces={provinces} onOpen={choose} />
        </div>
      )}
    </Async>
  );
}

type FigureOf = 'active' | 'national' | 'regional' | 'local' | 'rising';

function Provinces({
  provinces,
  onOpen,
}: {
  provinces: readonly KolProvince[];
  onOpen: (code: string) => void;
}): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const figure = (key: FigureOf, title: string): DataColumn<KolProvince> => ({
    key,
    title,
    width: { zh: 64, en: 84 },
    align: 'right',
    render: (row) => <span className="num">{format.count(row[key])}</span>,
  });
  const columns: DataColumn<KolProvince>[] = [
    {
      key: 'name',
      title: t('province'),
      width: { zh: 132, en: 148 },
      render: (row) => (
        <button
          type="button"
          className="kol-link"
          aria-label={t('showProvince', { name: row.name })}
          onClick={() => onOpen(row.code)}
        >
          {row.name}
        </button>
      ),
    },
    figure('active', t('doctor')),
    figure('national', t('national')),
    figure('regional', t('regional')),
    figure('local', t('local')),
    figure('rising', t('rising')),
    {
      key: 'best',
      title: t('best'),
      width: 130,
      render: (row) =>
        row.bestName === null ? (
          '—'
        ) : (
          <span>
            {row.bestName} <span className="kol-quiet num">{row.bestScore}</span>
          </span>
        ),
    },
  ];
  return (
    <DataTable
      label={t('mapTable')}
      columns={columns}
      rows={provinces.filter((one) => one.active > 0)}
      rowKey={(row) => row.code}
      density="tight"
      empty={<Empty reason={t('none')} />}
    />
  );
}
