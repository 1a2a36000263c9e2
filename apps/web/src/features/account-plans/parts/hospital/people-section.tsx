// Who looks after the hospital and its doctors, and how often they were there (product: hospitals).
import type { Coverage } from '@yijian/contract/account-plans';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCoverage } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

type Person = Coverage['people'][number];

export function PeopleSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = usePlanPhrases();
  const query = useCoverage(hospitalId);
  return (
    <Section
      id="people"
      title={t('people')}
      note={t('peopleNote')}
      {...(query.data ? { count: query.data.people.length } : {})}
    >
      <Async
        query={query}
        shape="list"
        rows={2}
        compact
        isEmpty={({ people }) => people.length === 0}
        empty={{ reason: t('nobody') }}
      >
        {({ people }) => <PeopleTable people={people} />}
      </Async>
    </Section>
  );
}

function PeopleTable({ people }: { people: readonly Person[] }): ReactNode {
  const t = usePlanPhrases();
  const format = useFormat();
  const told = (person: Person, value: string): ReactNode =>
    person.visits === null ? <span title={t('notTold')}>—</span> : value;
  return (
    <table className="plan-table">
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('role')}</th>
          <th scope="col">{t('doctorsHeld')}</th>
          <th scope="col">{t('visitsHeld')}</th>
          <th scope="col">{t('lastVisit')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.id}>
            <td>{one.name}</td>
            <td>{one.isOwner ? t('ofHospital', { day: one.since ?? '' }) : t('ofDoctorsOnly')}</td>
            <td className="num">{format.count(one.doctors)}</td>
            <td className="num">{told(one, format.count(one.visits))}</td>
            <td className="num">{told(one, one.lastVisitAt ? format.daysSince(one.lastVisitAt) : t('never'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
