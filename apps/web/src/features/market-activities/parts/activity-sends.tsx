// The sends of a campaign: what they came to together, step by step with the people behind it, and which sends they are.
import type { Activity, ActivitySends as Sends } from '@yijian/contract/market-activities';
import type { RecipientStep } from '@yijian/contract/sends';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useSettled } from '../../../lib/timing/index.ts';
import { RecipientList, StepStrip } from '../../sends/index.ts';
import {
  useActivitySends,
  useAddActivitySends,
  useRemoveActivitySend,
  useSendChoices,
} from '../market-activities-sends.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import './activities.css';

export function ActivitySends({ activity: { id } }: { activity: Activity }): ReactNode {
  const t = useActivityPhrases();
  const query = useActivitySends(id);
  const mayWrite = hasPermission('marketActive:market-activities:write') && hasPermission('content:sends:read');
  return (
    <Section id="activity-sends" title={t('sends')} definition={t('sendsDefinition')}>
      <Async query={query} shape="list" compact failedTitle={t('sendsFailed')}>
        {(found) => (
          <>
            {found.sends.length === 0 ? <p>{t('noSends')}</p> : <Steps {...found} />}
            <ul className="activity-sends">
              {found.sends.map((send) => (
                <One key={send.id} activityId={id} send={send} mayWrite={mayWrite} />
              ))}
            </ul>
            {mayWrite ? <Adding activityId={id} known={found.sends.map((send) => send.id)} /> : null}
          </>
        )}
      </Async>
    </Section>
  );
}

function Steps({ sends, figures }: Sends): ReactNode {
  const t = useActivityPhrases();
  const [step, setStep] = useState<RecipientStep>();
  const mayRead = hasPermission('content:sends:read');
  return (
    <>
      <StepStrip label={t('sends')} figures={figures} step={step} onStep={mayRead ? setStep : () => undefined} />
      {step === undefined ? null : (
        <RecipientList key={step} which={{ sendIds: sends.map(({ id }) => id), step }} names="both" />
      )}
    </>
  );
}

interface OneProps {
  readonly activityId: string;
  readonly send: Sends['sends'][number];
  readonly mayWrite: boolean;
}

function One({ activityId, send, mayWrite }: OneProps): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const remove = useRemoveActivitySend();
  const { id, subject, createdAt, sender } = send;
  return (
    <li>
      <span>
        <Link to={`/content/sendDetail?id=${id}`}>{subject.name}</Link>
        <small className="num">{` ${format.date(createdAt)} · ${sender.name}`}</small>
      </span>
      {mayWrite ? (
        <Button
          size="small"
          aria-label={`${t('takeOut')} ${subject.name} ${format.date(createdAt)}`}
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { id: activityId, sendId: id } })}
        >
          {t('takeOut')}
        </Button>
      ) : null}
    </li>
  );
}

function Adding({ activityId, known }: { activityId: string; known: readonly string[] }): ReactNode {
  const t = useActivityPhrases();
  const format = useFormat();
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const found = useSendChoices(useSettled(keyword)).data?.content ?? [];
  const add = useAddActivitySends();
  const options = found
    .filter(({ id }) => !known.includes(id))
    .map(({ id, subject, createdAt, sender }) => ({
      value: id,
      label: `${subject.name} · ${format.date(createdAt)} · ${sender.name}`,
    }));
  return (
    <div className="activity-adding">
      <label htmlFor="activity-send">{t('addSends')}</label>
      <Select
        id="activity-send"
        mode="multiple"
        showSearch={{ filterOption: false, onSearch: setKeyword }}
        placeholder={t('findSend')}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <Button
        disabled={chosen.length === 0}
        loading={add.isPending}
        onClick={() =>
          add.mutate({ params: { id: activityId }, body: { sendIds: chosen } }, { onSuccess: () => setChosen([]) })
        }
      >
        {t('countTo')}
      </Button>
    </div>
  );
}
