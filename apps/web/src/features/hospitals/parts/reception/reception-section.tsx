// How a hospital receives representatives: its week at a glance, place and person, flow and record, and the way to change it.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { DescriptionList, Section, type Description } from '@yijian/ui/detail-page';
import { Empty } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { ReceptionForm } from './reception-form.tsx';
import { WeekOfWindows } from './week-of-windows.tsx';

export function ReceptionSection({ hospital }: { hospital: HospitalDetail }): ReactNode {
  const t = useHospitalPhrases();
  const [isEditing, setEditing] = useState(false);
  const rule = hospital.receptionRule;
  const facts = useReceptionFacts(rule);
  const isKnown = rule.windows.length > 0 || facts.length > 0;
  const edit = (
    <Allowed permission="customer:hospitals:write">
      <Button size="small" onClick={() => setEditing(true)}>
        {t('setReception')}
      </Button>
    </Allowed>
  );
  return (
    <Section id="reception" title={t('reception')} extra={edit}>
      {isKnown ? (
        <div className="hospital-reception">
          {rule.windows.length > 0 ? <WeekOfWindows windows={rule.windows} /> : <p>{t('noWindows')}</p>}
          <DescriptionList columns={2} items={facts} />
        </div>
      ) : (
        <Empty compact reason={t('noReception')} />
      )}
      {isEditing ? <ReceptionForm hospital={hospital} onClose={() => setEditing(false)} /> : null}
    </Section>
  );
}

/** Only what is told; nothing said is nothing shown. */
function useReceptionFacts(rule: HospitalDetail['receptionRule']): Description[] {
  const t = useHospitalPhrases();
  const format = useFormat();
  const fact = (key: string, label: string, value: ReactNode): Description => ({ key, label, value });
  const asked = [
    rule.needsAppointment
      ? rule.noticeDays > 0
        ? t('appointmentAhead', { days: format.count(rule.noticeDays) })
        : t('needsAppointment')
      : '',
    rule.needsFiling ? t('needsFiling') : '',
  ].filter(Boolean);
  return [
    ...(rule.room ? [fact('room', t('receptionRoom'), rule.room)] : []),
    ...(rule.contact ? [fact('contact', t('receptionContact'), rule.contact)] : []),
    ...(rule.flow ? [fact('flow', t('receptionFlow'), rule.flow)] : []),
    ...(rule.record ? [fact('record', t('receptionRecord'), rule.record)] : []),
    ...(asked.length > 0 ? [fact('asked', t('receptionAsked'), asked.join(' · '))] : []),
    ...(rule.appointmentUrl
      ? [
          fact(
            'url',
            t('appointmentUrl'),
            <a href={rule.appointmentUrl} target="_blank" rel="noreferrer">
              {rule.appointmentUrl}
            </a>,
          ),
        ]
      : []),
  ];
}
