// What matters before and during a visit, over the form: the last own talk, attitude, questions, tasks, consent, reception (product 3.7).
import type { VisitBriefing as Briefing } from '@yijian/contract/visits';
import { Button } from 'antd';
import { DescriptionList, type Description } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { useBriefing } from '../../visit-briefing.api.ts';
import { useBriefingPhrases } from '../../visit-briefing.phrases.ts';
import type { VisitWork } from '../form/visit-work.ts';

export interface VisitBriefingProps {
  readonly doctorId: string;
  /** Fills the form; absent where a visit is only read or already written. */
  readonly onRepeat?: ((part: Partial<VisitWork>) => void) | undefined;
}

const channels = ['SMS', 'MAIL', 'WECOM', 'LIVE'] as const;
const days = [1, 2, 3, 4, 5, 6, 7] as const;

export function VisitBriefing({ doctorId, onRepeat }: VisitBriefingProps): ReactNode {
  const t = useBriefingPhrases();
  const { data, isError } = useBriefing(doctorId);
  const items = useItems(data);
  if (isError) return <p className="visit-briefing">{t('failed')}</p>;
  if (data === undefined)
    return (
      <p className="visit-briefing" aria-busy="true">
        {t('loading')}
      </p>
    );
  const last = data.lastOwn;
  return (
    <section className="visit-briefing" aria-label={t('title')}>
      <DescriptionList columns={1} items={items} />
      {last === null || onRepeat === undefined ? null : (
        <Button size="small" onClick={() => onRepeat(repeated(last))}>
          {t('asLastTime')}
        </Button>
      )}
    </section>
  );
}

/** What is likely the same again: never what was said, nor how the doctor took it. */
function repeated(last: NonNullable<Briefing['lastOwn']>): Partial<VisitWork> {
  return {
    visitType: last.visitType,
    visitPurposes: last.visitPurposes,
    visitDuration: last.visitDuration ?? '',
    products: last.products
      .filter(({ isEnabled }) => isEnabled)
      .map(({ productId, keyMessage }) => ({ productId, keyMessage, reaction: null })),
  };
}

function useItems(data: Briefing | undefined): Description[] {
  const t = useBriefingPhrases();
  const format = useFormat();
  const words = useDictionaries(['visitPurpose', 'visitResults']);
  if (data === undefined) return [];
  const { lastOwn, attitudes, questions, tasks, consents, reception } = data;
  const said =
    lastOwn === null
      ? [t('firstTalk')]
      : [
          format.daysSince(lastOwn.startsAt),
          joined(lastOwn.visitPurposes.map((one) => words.label('visitPurpose', one))),
          words.label('visitResults', lastOwn.visitResults),
          lastOwn.notes,
          lastOwn.nextStep,
        ];
  const agreed = channels.filter((one) =>
    consents.some(({ channel, consent }) => channel === one && consent === 'OPT_IN'),
  );
  const hours = days.flatMap((day) => {
    const open = reception.windows.filter((one) => one.day === day).map(({ from, to }) => `${from}–${to}`);
    return open.length === 0 ? [] : [[t(`day.${day}`), ...open].join(' ')];
  });
  const rules = [
    ...hours,
    reception.room,
    reception.needsAppointment ? t('appointment', { count: reception.noticeDays }) : '',
    reception.needsFiling ? t('filing') : '',
  ].filter((one) => one !== '');
  const lines = (texts: readonly string[]): string => texts.filter((one) => one !== '').join(' · ');
  return [
    { key: 'last', label: t('lastTalk'), value: lines(said) },
    ...(attitudes.length === 0
      ? []
      : [
          {
            key: 'attitude',
            label: t('attitude'),
            value: lines(attitudes.map((one) => `${one.name} ${t(`reaction.${one.reaction}`)}`)),
          },
        ]),
    ...(questions.length === 0
      ? []
      : [{ key: 'questions', label: t('questions'), value: lines(questions.map(({ text }) => text)) }]),
    ...(tasks.length === 0
      ? []
      : [
          {
            key: 'tasks',
            label: t('tasks'),
            value: lines(tasks.map(({ title, dueOn }) => t('due', { title, day: dueOn }))),
          },
        ]),
    {
      key: 'consent',
      label: t('consent'),
      value: agreed.length === 0 ? t('noConsent') : lines(agreed.map((one) => t(`channel.${one}`))),
    },
    { key: 'reception', label: t('reception'), value: rules.length === 0 ? t('noReception') : lines(rules) },
  ];
}
