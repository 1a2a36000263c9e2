// The head of a plan: whose, which days, week or month, and last week once more.
import { Button, Segmented, Select } from 'antd';
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react';
import { addDays, mondayOf, step, type BoardSpan } from '@yijian/ui/day-board';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import { useCopyWeek, useMembers } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import type { PlanAddress } from './use-plan-address.ts';

export function PlanHead({ address, days }: { address: PlanAddress; days: readonly string[] }): ReactNode {
  const t = useTaskPhrases();
  const { view, day, member, change } = address;
  const members = useMembers();
  const name = members.data?.find((one) => one.id === member)?.name;
  return (
    <header className="plan-head">
      <h1>{name === undefined ? t('planTitle') : t('planOf', { name })}</h1>
      <span className="plan-range num">
        {view === 'month' ? day.slice(0, 7) : t('fromTo', { from: days[0] ?? '', to: days.at(-1) ?? '' })}
      </span>
      <span className="plan-steps">
        <IconButton icon={ChevronLeft} label={t('previous')} onClick={() => change({ day: step(view, day, -1) })} />
        <Button size="small" onClick={() => change({ day: today() })}>
          {t('thisWeek')}
        </Button>
        <IconButton icon={ChevronRight} label={t('next')} onClick={() => change({ day: step(view, day, 1) })} />
      </span>
      <span className="plan-space" />
      <MemberChoice address={address} />
      <Segmented<BoardSpan>
        aria-label={t('view')}
        value={view}
        options={[
          { value: 'week', label: t('week') },
          { value: 'month', label: t('month') },
        ]}
        onChange={(next) => change({ view: next })}
      />
      {member === undefined && view === 'week' && hasPermission('task:plans:write') ? <CopyButton day={day} /> : null}
    </header>
  );
}

function MemberChoice({ address: { member, change } }: { address: PlanAddress }): ReactNode {
  const t = useTaskPhrases();
  const leads = useSession((session) => hasPermission('task:tasks:team', session));
  const members = useMembers();
  if (!leads) return null;
  const team = (members.data ?? []).filter((one) => one.isTeam);
  return (
    <Select
      aria-label={t('member')}
      className="plan-member"
      showSearch={{ optionFilterProp: 'label' }}
      value={member ?? ''}
      options={[
        { value: '', label: t('myself') },
        ...team.map((one) => ({ value: one.id, label: `${one.name} · ${one.organizationName}` })),
      ]}
      onChange={(next: string) => change({ member: next })}
    />
  );
}

/** Copies the week before the one in view into it. */
function CopyButton({ day }: { day: string }): ReactNode {
  const t = useTaskPhrases();
  const shell = useShell();
  const copy = useCopyWeek();
  const to = mondayOf(day);
  const from = addDays(to, -7);
  const ask = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('copyWeek'), content: t('askCopy', { from, to }), okText: t('copyWeek') })))
      return;
    copy.mutate({ body: { from, to } }, { onSuccess: (done) => shell.toast.success(t('wasCopied', { ...done })) });
  };
  return (
    <Button icon={<Glyph icon={Copy} />} loading={copy.isPending} onClick={() => void ask()}>
      {t('copyWeek')}
    </Button>
  );
}
