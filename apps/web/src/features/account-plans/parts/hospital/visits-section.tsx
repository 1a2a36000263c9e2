// The latest visits to a hospital in the range of the reader, and the way to all of them (specification 2.3).
import type { Visit } from '@yijian/contract/visits';
import { Button } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { VisitStateBadge } from '../../../visits/index.ts';
import { useVisitsOf } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

const keys = ['visitType', 'visitPurpose'] as const;

export function VisitsSection({ hospitalId }: { hospitalId: string }): ReactNode {
  const t = usePlanPhrases();
  const shell = useShell();
  const whose = hasPermission('customer:visits:team') ? 'team' : 'my';
  const query = useVisitsOf(hospitalId, whose);
  const list = `/customer/visitTeamManager/${whose}Visit`;
  const all = (
    <Button size="small" onClick={() => shell.openTab(`${list}?hospitalId=${hospitalId}`)}>
      {t('allVisits')}
    </Button>
  );
  return (
    <Section id="visits" title={t('visits')} extra={all}>
      <Async
        query={query}
        shape="list"
        rows={3}
        compact
        isEmpty={({ content }) => content.length === 0}
        empty={{ reason: t('noVisits') }}
      >
        {({ content }) => (
          <VisitTable visits={content} onOpen={(id) => shell.openTab(`${list}?hospitalId=${hospitalId}&id=${id}`)} />
        )}
      </Async>
    </Section>
  );
}

function VisitTable({ visits, onOpen }: { visits: readonly Visit[]; onOpen: (id: string) => void }): ReactNode {
  const t = usePlanPhrases();
  const format = useFormat();
  const words = useDictionaries(keys);
  return (
    <table className="plan-table" aria-label={t('visitList')}>
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('doctor')}</th>
          <th scope="col" className="plan-wide">
            {t('visitor')}
          </th>
          <th scope="col" className="plan-wide">
            {t('purpose')}
          </th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((one) => (
          <tr key={one.id}>
            <td className="num">{format.dateTime(one.startsAt)}</td>
            <td>
              <button type="button" className="plan-link" onClick={() => onOpen(one.id)}>
                {one.doctorName}
              </button>{' '}
              <small>{one.department}</small>
            </td>
            <td className="plan-wide">{one.userName}</td>
            <td className="plan-wide">
              {joined(one.visitPurposes.map((value) => words.label('visitPurpose', value)))}
            </td>
            <td>
              <VisitStateBadge state={one.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
