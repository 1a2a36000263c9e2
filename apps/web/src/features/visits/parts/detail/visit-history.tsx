// What happened to a visit, newest first, and what managers say about it to coach.
import type { VisitAct, VisitDetail, VisitHistory as History } from '@yijian/contract/visits';
import { Button, Input } from 'antd';
import {
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Lock,
  LockOpen,
  MapPin,
  Pencil,
  Plus,
  SearchCheck,
  Undo2,
} from 'lucide-react';
import { Section, Timeline, type TimelineDay, type TimelineItem } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useCommentVisit, useVisitHistory } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import '../visit-note.css';

const icons = {
  CREATE: Plus,
  EDIT: Pencil,
  CHECK_IN: MapPin,
  SUBMIT: CircleCheck,
  RESCHEDULE: CalendarClock,
  CANCEL: Ban,
  MISS: CalendarX,
  ASK_UNLOCK: LockOpen,
  WITHDRAW_UNLOCK: Undo2,
  GRANT_UNLOCK: LockOpen,
  REFUSE_UNLOCK: Lock,
  APPROVE_LATE: CircleCheck,
  RETURN_LATE: Undo2,
  WITHDRAW_LATE: Undo2,
  FLAG: SearchCheck,
  JUDGE: SearchCheck,
} as const satisfies Record<VisitAct, unknown>;

export function VisitHistory({ visit }: { visit: VisitDetail }): ReactNode {
  const t = useVisitPhrases();
  const query = useVisitHistory(visit.id);
  const days = useDays();
  return (
    <Async query={query} shape="list" rows={3} compact failedTitle={t('historyFailed')}>
      {({ steps, comments }) => (
        <>
          {comments.length > 0 || visit.actions.includes('comment') ? (
            <Comments visit={visit} comments={comments} />
          ) : null}
          {steps.length > 0 ? (
            <Section title={t('history')}>
              <Timeline days={days(steps)} />
            </Section>
          ) : null}
        </>
      )}
    </Async>
  );
}

function Comments({ visit, comments }: { visit: VisitDetail; comments: History['comments'] }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  return (
    <Section title={t('comments')} count={comments.length}>
      {comments.length === 0 ? <p className="visit-note">{t('noComments')}</p> : null}
      <ul className="visit-comments">
        {comments.map((one) => (
          <li key={one.id} className={one.isVisitor ? 'visit-comment visit-comment-own' : 'visit-comment'}>
            <p>
              <strong>{one.userName}</strong> <time className="num">{format.timeLabel(one.at)}</time>
            </p>
            <p>{one.body}</p>
          </li>
        ))}
      </ul>
      {visit.actions.includes('comment') ? <CommentBox visit={visit} isReply={comments.length > 0} /> : null}
    </Section>
  );
}

function CommentBox({ visit, isReply }: { visit: VisitDetail; isReply: boolean }): ReactNode {
  const t = useVisitPhrases();
  const [body, setBody] = useState('');
  const send = useCommentVisit();
  const keep = (): void =>
    send.mutate({ params: { id: visit.id }, body: { body: body.trim() } }, { onSuccess: () => setBody('') });
  return (
    <div className="visit-comment-box">
      <Input.TextArea
        aria-label={t(isReply ? 'reply' : 'comment')}
        placeholder={t(isReply ? 'reply' : 'comment')}
        maxLength={1000}
        autoSize={{ minRows: 1, maxRows: 5 }}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button disabled={body.trim() === ''} loading={send.isPending} onClick={keep}>
        {t('send')}
      </Button>
    </div>
  );
}

type Step = History['steps'][number];

function useDays(): (steps: readonly Step[]) => TimelineDay[] {
  const t = useVisitPhrases();
  const format = useFormat();
  const noteOf = (step: Step): string => {
    const fields = joined(step.changed.map((field) => t(`field.${field}` as 'field.notes')));
    return [step.reason, fields === '' ? '' : t('changedFields', { fields })].filter(Boolean).join(' · ');
  };
  const itemOf = (step: Step): TimelineItem => ({
    key: step.id,
    icon: icons[step.act],
    title: t(`act.${step.act}`),
    note: noteOf(step) || undefined,
    source: step.userName ?? t('bySystem'),
    time: format.time(step.at),
    tone: step.act === 'SUBMIT' ? 'primary' : 'neutral',
  });
  return (steps) => {
    const days = new Map<string, TimelineItem[]>();
    for (const step of steps) {
      const day = format.date(step.at);
      days.set(day, [...(days.get(day) ?? []), itemOf(step)]);
    }
    return [...days].map(([key, items]) => ({ key, label: key, items }));
  };
}
