// The facts of a hospital in two groups: what it is, and how it receives visitors.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import type { Description } from '@yijian/ui/detail-page';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';

export function useHospitalFacts(hospital: HospitalDetail): { overview: Description[]; reception: Description[] } {
  const t = useHospitalPhrases();
  const format = useFormat();
  const fact = (key: Parameters<typeof t>[0], value: string): Description => ({
    key,
    label: (t as (key: string) => string)(key),
    value: value || '—',
  });
  const rule = hospital.receptionRule;
  const isKnown =
    rule.days.length > 0 ||
    [rule.time, rule.room, rule.contact].some(Boolean) ||
    rule.needsAppointment ||
    rule.needsFiling;
  const day = (number: number): string => (t as (key: string) => string)(`day${number}`);
  return {
    overview: [
      fact('address', [hospital.countyName, hospital.address].filter(Boolean).join(' ')),
      fact('telephone', hospital.telephone),
      fact('website', hospital.website),
      fact('outpatients', format.count(hospital.yearlyOutpatients)),
      fact('aliases', joined(hospital.aliases)),
      fact('hasSales', t(hospital.hasSales ? 'yes' : 'no')),
      fact('owners', joined(hospital.owners.map((one) => one.name)) || t('nobody')),
    ],
    reception: isKnown
      ? [
          fact('receptionDays', joined(rule.days.map(day))),
          fact('receptionTime', rule.time),
          fact('receptionRoom', rule.room),
          fact('receptionContact', rule.contact),
          fact('needsAppointment', t(rule.needsAppointment ? 'yes' : 'no')),
          fact('needsFiling', t(rule.needsFiling ? 'yes' : 'no')),
        ]
      : [],
  };
}
