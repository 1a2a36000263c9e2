// The columns of the people behind a number.
import type { Person, Unit } from '@yijian/contract/sales-funnels';
import { TierBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';

export function usePeopleColumns(unit: Unit, countTitle: string | undefined): DataColumn<Person>[] {
  const t = useEventPhrases();
  const format = useFormat();
  return useMemo(() => {
    const isDoctor = unit === 'DOCTOR';
    const hospital: DataColumn<Person> = {
      key: 'hospital',
      title: t('hospital'),
      width: 220,
      render: (row) => <TwoLine value={row.hospitalName} context={row.department} title={row.hospitalName} />,
    };
    return [
      {
        key: 'name',
        title: t(isDoctor ? 'doctor' : 'hospital'),
        width: isDoctor ? 128 : 280,
        render: (row) => <TwoLine strong value={row.name} context={row.title} title={row.name} />,
      },
      ...(isDoctor ? [hospital] : []),
      { key: 'province', title: t('province'), width: 88, render: (row) => row.province || '—' },
      {
        key: 'tier',
        title: t('tier'),
        width: 64,
        render: (row) => (isDoctor ? <TierBadge tier={row.tier} /> : row.tier),
      },
      {
        key: 'count',
        title: countTitle ?? t('count'),
        width: 72,
        align: 'right',
        render: (row) => format.count(row.count),
      },
      { key: 'at', title: t('last'), width: 136, render: (row) => format.dateTime(row.at) },
    ];
  }, [t, format, unit, countTitle]);
}
