// An account plan written down: title, period, owner, objective and SWOT.
import type { Plan } from '@yijian/contract/account-plans';
import { Button, Input } from 'antd';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useAddPlan, useChangePlan } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { DayField, OwnerField, Problems } from './parts.tsx';
import { useSend } from './use-send.ts';

export interface PlanFormProps {
  readonly hospitalId: string;
  readonly plan?: Plan;
  readonly onClose: () => void;
  readonly onKept?: (id: string) => void;
}

const corners = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
type Work = Record<'title' | 'objective' | 'startsOn' | 'endsOn' | 'ownerId' | (typeof corners)[number], string>;

/** A new plan runs to the end of the year, and from November on through the next one. */
function workOf(plan: Plan | undefined): Work {
  const [year = '', month = ''] = today().split('-');
  const ends = Number(month) >= 11 ? Number(year) + 1 : Number(year);
  return {
    title: plan?.title ?? '',
    objective: plan?.objective ?? '',
    startsOn: plan?.startsOn ?? today(),
    endsOn: plan?.endsOn ?? `${ends}-12-31`,
    ownerId: plan?.owner.id ?? '',
    strengths: plan?.strengths.join('\n') ?? '',
    weaknesses: plan?.weaknesses.join('\n') ?? '',
    opportunities: plan?.opportunities.join('\n') ?? '',
    threats: plan?.threats.join('\n') ?? '',
  };
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function PlanForm({ hospitalId, plan, onClose, onKept }: PlanFormProps): ReactNode {
  const t = usePlanPhrases();
  const [start] = useState(() => workOf(plan));
  const [work, setWork] = useState(start);
  const change = (part: Partial<Work>): void => setWork((now) => ({ ...now, ...part }));
  const add = useAddPlan();
  const edit = useChangePlan();
  const { send, sending, problems } = useSend(onClose);
  const save = (): void => {
    const points = Object.fromEntries(corners.map((corner) => [corner, lines(work[corner])]));
    const body = { ...work, ...points } as unknown as Omit<typeof work, (typeof corners)[number]> &
      Record<(typeof corners)[number], string[]>;
    const missing = [work.title.trim().length < 2 && t('needTitle'), work.ownerId === '' && t('chooseOwner')];
    void send(
      missing,
      async () => {
        const kept = plan
          ? await edit.mutateAsync({ params: { id: plan.id }, body: { ...body, version: plan.version } })
          : await add.mutateAsync({ params: { id: hospitalId }, body });
        onKept?.(kept.id);
      },
      plan ? 'changed' : 'added',
    );
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t(plan ? 'editPlan' : 'addPlan')}
      dirty={work !== start}
      width={560}
      footer={
        <Button type="primary" loading={sending} onClick={save}>
          {t('save')}
        </Button>
      }
    >
      <Problems problems={problems} />
      <Field id="plan-title" label={t('titleField')} required>
        <Input
          id="plan-title"
          maxLength={100}
          value={work.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className="plan-pair">
        <DayField
          id="plan-starts"
          label={t('startsOn')}
          value={work.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
        <DayField id="plan-ends" label={t('endsOn')} value={work.endsOn} onChange={(endsOn) => change({ endsOn })} />
      </div>
      <OwnerField hospitalId={hospitalId} value={work.ownerId} onChange={(ownerId) => change({ ownerId })} />
      <Words id="objective" work={work} change={change} />
      {corners.map((corner) => (
        <Words key={corner} id={corner} work={work} change={change} hint={t('onePerLine')} />
      ))}
    </FormDrawer>
  );
}

interface WordsProps {
  readonly id: 'objective' | (typeof corners)[number];
  readonly work: Work;
  readonly change: (part: Partial<Work>) => void;
  readonly hint?: string;
}

function Words({ id, work, change, hint }: WordsProps): ReactNode {
  const t = usePlanPhrases();
  return (
    <Field id={`plan-${id}`} label={t(id)} hint={hint}>
      <Input.TextArea
        id={`plan-${id}`}
        maxLength={id === 'objective' ? 1000 : 2400}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={work[id]}
        onChange={(event) => change({ [id]: event.target.value })}
      />
    </Field>
  );
}
