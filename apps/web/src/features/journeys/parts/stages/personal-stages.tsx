// How far one doctor has come, when that changed, and the touch that moves doctors like this one (product 3.18).
import type { Personal, PersonalStages, TouchAdvice } from '@yijian/contract/journeys';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useEventWords } from '../../../sales-funnels/index.ts';
import { VisitForm } from '../../../visits/index.ts';
import { usePersonalStages } from '../../journeys.api.ts';
import { useStagePhrases } from '../../stages.phrases.ts';
import '../journeys.css';

type Doctor = Personal['doctor'];

export function PersonalStagesPane({ personal: { doctor, days } }: { personal: Personal }): ReactNode {
  const t = useStagePhrases();
  return (
    <Async query={usePersonalStages(doctor.id, days)} shape="chart" failedTitle={t('failed')}>
      {(found) => (
        <>
          <Changes found={found} />
          <Advice found={found} doctor={doctor} />
        </>
      )}
    </Async>
  );
}

function Changes({ found: { days, stage, since, changes } }: { found: PersonalStages }): ReactNode {
  const t = useStagePhrases();
  const now = t('now', { day: days.to, stage: t(`stage.${stage}`) });
  return (
    <PaneGroup title={t('personal')} extra={since === null ? now : `${now} · ${t('since', { day: since })}`}>
      {changes.length === 0 ? (
        <p className="journey-quiet">{t('noChange')}</p>
      ) : (
        <ol className="journey-changes num">
          {changes.map(({ day, from, to }) => (
            <li key={day}>{t('change', { day, from: t(`stage.${from}`), to: t(`stage.${to}`) })}</li>
          ))}
        </ol>
      )}
    </PaneGroup>
  );
}

function Advice({ found: { peers, advice }, doctor }: { found: PersonalStages; doctor: Doctor }): ReactNode {
  const t = useStagePhrases();
  const format = useFormat();
  const [isPlanning, setPlanning] = useState(false);
  const columns = useColumns(doctor, () => setPlanning(true));
  return (
    <PaneGroup title={t('advice')}>
      <p className="journey-quiet">{t('adviceHint', { peers: format.count(peers) })}</p>
      {advice.length === 0 ? (
        <Empty reason={t('noAdvice')} />
      ) : (
        <DataTable label={t('advice')} columns={columns} rows={advice} rowKey={({ channel }) => channel} />
      )}
      {isPlanning ? <VisitForm doctor={doctor} onClose={() => setPlanning(false)} /> : null}
    </PaneGroup>
  );
}

function useColumns(doctor: Doctor, onPlan: () => void): DataColumn<TouchAdvice>[] {
  const t = useStagePhrases();
  const format = useFormat();
  const words = useEventWords();
  return useMemo(
    () => [
      { key: 'channel', title: t('channel'), width: 120, render: ({ channel }) => words.channel(channel) },
      {
        key: 'touched',
        title: t('touched'),
        width: 104,
        align: 'right',
        render: ({ touched }) => format.count(touched),
      },
      { key: 'moved', title: t('moved'), width: 104, align: 'right', render: ({ moved }) => format.count(moved) },
      {
        key: 'share',
        title: t('share'),
        width: 144,
        align: 'right',
        render: ({ share, least }) =>
          t('shareOf', { share: format.percent(share, 0), least: format.percent(least, 0) }),
      },
      {
        key: 'act',
        title: t('act'),
        width: 160,
        render: (advice) => <Act advice={advice} doctor={doctor} onPlan={onPlan} />,
      },
    ],
    [t, format, words, doctor, onPlan],
  );
}

interface ActProps {
  readonly advice: TouchAdvice;
  readonly doctor: Doctor;
  readonly onPlan: () => void;
}

/** What begins with the doctor already chosen; nothing where the channel has no screen, or the user no right to it. */
function Act({ advice: { channel, isAllowed }, doctor: { id }, onPlan }: ActProps): ReactNode {
  const t = useStagePhrases();
  const shell = useShell();
  if (!isAllowed) return <small>{t('noConsent')}</small>;
  if (channel === 'VISIT')
    return hasPermission('customer:visits:write') ? (
      <Button size="small" onClick={onPlan}>
        {t('planVisit')}
      </Button>
    ) : null;
  if (channel === 'MEETING')
    return hasPermission('meeting:meetings:write') ? (
      <Button size="small" onClick={() => shell.openTab(`/meeting/meeting-form?guest=${id}`)}>
        {t('invite')}
      </Button>
    ) : null;
  if (channel !== 'SMS' && channel !== 'MAIL' && channel !== 'WECOM') return null;
  return hasPermission('content:articles:send') ? (
    <Button size="small" onClick={() => shell.openTab(`/content/sendForm?ids=${id}&channel=${channel}`)}>
      {t('send')}
    </Button>
  ) : null;
}
