// People whose tasks wait or who were not seen, and who could stand in for them: the evidence, one step.
import type { Absence, Deputy } from '@yijian/contract/workflows';
import { App, Button } from 'antd';
import { Avatar, StatusBadge } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { useAbsences, useDelegateFor } from '../../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import { useEvidence } from '../../delegation/use-evidence.ts';
import type { ViewProps } from '../view-props.ts';
import { useSpan } from '../use-span.ts';

const DAYS = 7;
const DAY = 86_400_000;

export function Deputies({ page }: ViewProps): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const query = useAbsences();
  const count = query.data?.content.length ?? 0;
  return page({
    answer: count === 0 ? undefined : t('answerAbsences', { count: format.count(count) }),
    children: (
      <Async query={query} rows={4} failedTitle={t('failed')} empty={{ reason: t('emptyAbsences') }}>
        {({ content }) => (
          <ul className="tower-absences">
            {content.map((absence) => (
              <li key={absence.person.id}>
                <AbsenceCard absence={absence} />
              </li>
            ))}
          </ul>
        )}
      </Async>
    ),
  });
}

function AbsenceCard({ absence }: { absence: Absence }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const names = useNames();
  const name = names.person(absence.person);
  const facts = { count: format.count(absence.openTasks), oldest: span(absence.oldestSeconds) };
  const seen = absence.lastSeenAt === null ? t('neverSeen') : format.dateTime(absence.lastSeenAt);
  return (
    <article className="tower-absence" aria-label={name}>
      <header>
        <Avatar name={name} />
        <div>
          <strong>{name}</strong>
          <span>{absence.organization}</span>
        </div>
      </header>
      <div className="tower-reasons">
        <p className="num">{t('openTasks', facts)}</p>
        {absence.reasons.map((reason) => (
          <StatusBadge key={reason} tone={reason === 'UNUSUAL_WAIT' ? 'bad' : 'warn'}>
            {t(`reason.${reason}`, { count: format.count(absence.slowTasks), time: seen })}
          </StatusBadge>
        ))}
      </div>
      <section aria-label={t('deputies')}>
        <h3>{t('deputies')}</h3>
        {absence.deputies.length === 0 ? <p className="tower-note">{t('noDeputy')}</p> : null}
        <ul>
          {absence.deputies.map((deputy) => (
            <li key={deputy.person.id}>
              <DeputyLine absence={absence} deputy={deputy} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

function DeputyLine({ absence, deputy }: { absence: Absence; deputy: Deputy }): ReactNode {
  const t = useTowerPhrases();
  const { modal, message } = App.useApp();
  const names = useNames();
  const evidence = useEvidence();
  const delegate = useDelegateFor();
  const name = names.person(deputy.person);
  const send = (): void => {
    const now = Date.now();
    const body = {
      principalId: absence.person.id,
      delegateId: deputy.person.id,
      startsAt: new Date(now).toISOString(),
      endsAt: new Date(now + DAYS * DAY).toISOString(),
      reason: t('standInReason'),
    };
    delegate.mutate({ body }, { onSuccess: () => void message.success(t('stoodInNow')) });
  };
  const ask = (): void =>
    void modal.confirm({
      title: t('askStandIn', { deputy: name, person: names.person(absence.person) }),
      okText: t('standIn'),
      onOk: send,
    });
  return (
    <>
      <div>
        <strong>{name}</strong>
        <span className="num">{evidence(deputy)}</span>
      </div>
      {hasPermission('admin:workflows:write') ? (
        <Button size="small" aria-label={t('standInName', { name })} loading={delegate.isPending} onClick={ask}>
          {t('standIn')}
        </Button>
      ) : null}
    </>
  );
}
