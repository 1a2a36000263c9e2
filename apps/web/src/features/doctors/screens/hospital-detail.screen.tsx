// One hospital with its departments and doctors (specification 2.3, customer: hospitalDetail); it stands here, as hospitals know no doctors.
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { HospitalDetail } from '../../hospitals/index.ts';
import { useDepartmentsOf } from '../doctors.api.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';
import '../parts/doctors.css';

export default function HospitalDetailScreen(): ReactNode {
  const { id = '' } = useParams();
  const t = useDoctorPhrases();
  const shell = useShell();
  const path = `/customer/doctorTeamManager/allCustomer?hospitalId=${encodeURIComponent(id)}`;
  const seeDoctors = (departmentCode?: string | null): void =>
    shell.openTab(departmentCode ? `${path}&departmentCode=${encodeURIComponent(departmentCode)}` : path);
  return (
    <HospitalDetail
      id={id}
      departmentsTitle={t('departments')}
      departments={<Departments id={id} onOpen={seeDoctors} />}
      onDoctors={() => seeDoctors()}
    />
  );
}

function Departments({ id, onOpen }: { id: string; onOpen: (departmentCode?: string | null) => void }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  const query = useDepartmentsOf(id);
  return (
    <Section id="departments" title={t('departments')} {...(query.data ? { count: query.data.length } : {})}>
      <Async
        query={query}
        shape="list"
        rows={3}
        isEmpty={(found) => found.length === 0}
        empty={{ reason: t('noDepartments') }}
        compact
      >
        {(found) => (
          <ul className="department-list">
            {found.map(({ name, code, doctors, covered }) => (
              <li key={name}>
                <button
                  type="button"
                  title={t('doctorsOf', { name, count: doctors, covered })}
                  onClick={() => onOpen(code)}
                >
                  <span>{name}</span>
                  <meter min={0} max={doctors} value={covered} aria-hidden="true" />
                  <span className="num">
                    {t('ofDoctors', { covered: format.count(covered), count: format.count(doctors) })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Section>
  );
}
