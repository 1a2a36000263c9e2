// The facts of a hospital: what it is, where it lies, who looks after it.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import type { Description } from '@yijian/ui/detail-page';
import { joined, placeName, useFormat } from '../../../../lib/format/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';

export function useHospitalFacts(hospital: HospitalDetail): Description[] {
  const t = useHospitalPhrases();
  const format = useFormat();
  const fact = (key: Parameters<typeof t>[0], value: string): Description => ({
    key,
    label: (t as (key: string) => string)(key),
    value: value || '—',
  });
  const { latitude, longitude, address } = hospital;
  const county = hospital.countyName ?? '';
  return [
    fact('address', address.includes(county) ? address : placeName(county, address)),
    fact('telephone', hospital.telephone),
    fact('website', hospital.website),
    fact('outpatients', format.count(hospital.yearlyOutpatients)),
    fact('aliases', joined(hospital.aliases)),
    fact('hasSales', t(hospital.hasSales ? 'yes' : 'no')),
    fact('owners', joined(hospital.owners.map((one) => one.name)) || t('nobody')),
    fact('position', latitude === null || longitude === null ? '' : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`),
  ];
}
