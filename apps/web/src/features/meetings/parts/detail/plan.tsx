// What was planned: facts, agenda, costs with estimate and actual.
import type { MeetingDetail } from '@yijian/contract/meetings';
import { StatusBadge } from '@yijian/ui/badge';
import { HeadroomBar } from '@yijian/ui/chart';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './detail.css';

export function Facts({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const { hospital, startsAt, endsAt } = meeting;
  const exempted = meeting.rules.filter(({ exemption }) => exemption !== null);
  const place = [meeting.cityName, meeting.venueName, meeting.address].filter(Boolean).join(' · ');
  return (
    <Section id="summary" title={t('summary')}>
      <DescriptionList
        columns={2}
        items={[
          { key: 'when', label: t('date'), value: format.span(startsAt, endsAt) },
          { key: 'type', label: t('type'), value: `${t(`type.${meeting.type}`)} · ${t(`purpose.${meeting.purpose}`)}` },
          { key: 'format', label: t('format'), value: t(`format.${meeting.format}`) },
          { key: 'place', label: t('venue'), value: place || '—' },
          {
            key: 'venueKind',
            label: t('venueKind'),
            value: meeting.venueKind === null ? '—' : t(`venue.${meeting.venueKind}`),
          },
          ...(meeting.onlineLink === '' ? [] : [{ key: 'link', label: t('onlineLink'), value: meeting.onlineLink }]),
          { key: 'product', label: t('product'), value: meeting.product?.name },
          {
            key: 'hospital',
            label: t('hospital'),
            value:
              hospital === null ? (
                '—'
              ) : (
                <Link to={`/customer/hospitalList/hospitalDetail/${hospital.id}/${encodeURIComponent(hospital.name)}`}>
                  {hospital.name}
                </Link>
              ),
          },
          { key: 'owner', label: t('owner'), value: meeting.owner.name },
          { key: 'line', label: t('line'), value: meeting.line?.name },
          { key: 'order', label: t('order'), value: meeting.order?.name },
          { key: 'risk', label: t('risk'), value: t(`risk.${meeting.risk}`) },
          ...exempted.map(({ code, name, comment }) => ({ key: code, label: `${code} ${name}`, value: comment })),
        ]}
      />
      {meeting.objective === '' ? null : <p>{meeting.objective}</p>}
    </Section>
  );
}

export function AgendaTable({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const minutes = meeting.agenda.reduce((sum, item) => sum + item.minutes, 0);
  return (
    <Section id="agenda" title={t('agenda')} count={t('minutesOf', { minutes })}>
      <div className="meeting-scroll">
        <table className="meeting-table">
          <thead>
            <tr>
              <th scope="col">{t('topic')}</th>
              <th scope="col">{t('minutes')}</th>
              <th scope="col">{t('speaker')}</th>
              <th scope="col">{t('material')}</th>
            </tr>
          </thead>
          <tbody>
            {meeting.agenda.map((item, at) => (
              // The order of the agenda is the identity of its lines.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <td>{`${t(`agenda.${item.kind}`)} · ${item.topic}`}</td>
                <td className="num">{t('minutesOf', { minutes: item.minutes })}</td>
                <td>{item.speaker === null ? '—' : <DoctorLink id={item.speaker.id} name={item.speaker.name} />}</td>
                <td>
                  {item.material === null ? (
                    '—'
                  ) : (
                    <Link to={`/meeting/medicalLibrary?id=${item.material.id}`}>
                      <StatusBadge tone={item.material.state === 'APPROVED' ? 'ok' : 'bad'}>
                        {item.material.name}
                      </StatusBadge>
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

export function DoctorLink({ id, name }: { id: string; name: string }): ReactNode {
  return <Link to={`/customer/businessRecord/${id}/${encodeURIComponent(name)}`}>{name}</Link>;
}

export function CostTable({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const { costs, estimate, actual } = meeting;
  return (
    <Section id="costs" title={t('costs')} count={format.money(estimate)}>
      {actual === null ? null : (
        <div className="meeting-bars">
          <HeadroomBar
            label={`${t('actual')} / ${t('estimate')}`}
            left={`${format.money(actual)} / ${format.money(estimate)}`}
            used={actual}
            cap={Math.max(estimate, actual)}
          />
        </div>
      )}
      <div className="meeting-scroll">
        <table className="meeting-table">
          <thead>
            <tr>
              <th scope="col">{t('cost')}</th>
              <th scope="col" className="meeting-sum">
                {t('price')}
              </th>
              <th scope="col" className="meeting-sum">
                {t('quantity')}
              </th>
              <th scope="col" className="meeting-sum">
                {t('estimate')}
              </th>
              <th scope="col" className="meeting-sum">
                {t('actual')}
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map((cost) => (
              <tr key={cost.id}>
                <td>{[t(`cost.${cost.kind}`), cost.note].filter(Boolean).join(' · ')}</td>
                <td className="meeting-sum num">{format.money(cost.price)}</td>
                <td className="meeting-sum num">{format.count(cost.quantity)}</td>
                <td className="meeting-sum num">{format.money(cost.estimate)}</td>
                <td className="meeting-sum num">{cost.actual === null ? '—' : format.money(cost.actual)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
