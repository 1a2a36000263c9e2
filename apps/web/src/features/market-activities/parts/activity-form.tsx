// The form of an activity: what, when, over which channels, for whom, at what cost.
import { activityKinds, type Activity, type ActivityDraft } from '@yijian/contract/market-activities';
import { actionChannels } from '@yijian/contract/interactions';
import { ChipSelect, Field, FormDrawer } from '@yijian/ui/form-page';
import { Alert, Button, DatePicker, Input, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { today } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { AudienceFields, useEventWords } from '../../sales-funnels/index.ts';
import { useAddActivity, useChangeActivity } from '../market-activities.api.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';

const DAY = 'YYYY-MM-DD';
const blank = (): ActivityDraft => ({
  name: '',
  kind: 'CAMPAIGN',
  startsOn: today(),
  endsOn: dayjs(today()).add(30, 'day').format(DAY),
  channels: ['WECOM'],
  subject: '',
  tiers: [],
  provinceCodes: [],
  departmentCodes: [],
  budget: 0,
  note: '',
});

function draftOf(activity: Activity): ActivityDraft {
  const { name, kind, startsOn, endsOn, channels, subject, tiers: chosen, budget, note } = activity;
  const { provinceCodes, departmentCodes } = activity;
  return {
    name,
    kind,
    startsOn,
    endsOn,
    channels,
    subject,
    tiers: chosen,
    provinceCodes,
    departmentCodes,
    budget,
    note,
  };
}

interface FormProps {
  readonly activity: Activity | undefined;
  readonly onClose: () => void;
}

export function ActivityForm({ activity, onClose }: FormProps): ReactNode {
  const t = useActivityPhrases();
  const shell = useShell();
  const [start] = useState(() => (activity === undefined ? blank() : draftOf(activity)));
  const [draft, setDraft] = useState<ActivityDraft>(start);
  const [add, change] = [useAddActivity(), useChangeActivity()];
  const { error, isPending } = activity === undefined ? add : change;
  const onSuccess = (): void => {
    shell.toast.success(t('saved'));
    onClose();
  };
  const save = (): void =>
    activity === undefined
      ? add.mutate({ body: draft }, { onSuccess })
      : change.mutate({ params: { id: activity.id }, body: { ...draft, version: activity.version } }, { onSuccess });
  const edit = (part: Partial<ActivityDraft>): void => setDraft({ ...draft, ...part });
  return (
    <FormDrawer
      open
      width={560}
      dirty={draft !== start}
      title={t(activity === undefined ? 'add' : 'edit')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={draft.name.trim() === '' || draft.channels.length === 0}
            onClick={save}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {error === null ? null : <Alert type="error" showIcon title={error.message} role="alert" />}
      <Basics draft={draft} edit={edit} />
      <AudienceFields id="activity" value={draft} onChange={edit} />
      <Field id="activity-note" label={t('note')}>
        <Input.TextArea
          id="activity-note"
          maxLength={2000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={draft.note}
          onChange={(event) => edit({ note: event.target.value })}
        />
      </Field>
    </FormDrawer>
  );
}

interface PartProps {
  readonly draft: ActivityDraft;
  readonly edit: (part: Partial<ActivityDraft>) => void;
}

function Basics({ draft, edit }: PartProps): ReactNode {
  const t = useActivityPhrases();
  const words = useEventWords();
  return (
    <>
      <Field id="activity-name" label={t('name')} required>
        <Input
          id="activity-name"
          maxLength={80}
          value={draft.name}
          onChange={(event) => edit({ name: event.target.value })}
        />
      </Field>
      <Field label={t('kind')} required>
        <ChipSelect
          label={t('kind')}
          options={activityKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={[draft.kind]}
          onChange={([kind]) => edit({ kind: (kind ?? draft.kind) as ActivityDraft['kind'] })}
        />
      </Field>
      <div className="funnel-pair">
        {(['startsOn', 'endsOn'] as const).map((field) => (
          <Field key={field} id={`activity-${field}`} label={t(field)} required>
            <DatePicker
              id={`activity-${field}`}
              allowClear={false}
              value={dayjs(draft[field])}
              onChange={(value) => edit({ [field]: value?.format(DAY) ?? draft[field] })}
              style={{ width: '100%' }}
            />
          </Field>
        ))}
      </div>
      <Field label={t('channels')} required>
        <ChipSelect
          multiple
          label={t('channels')}
          options={actionChannels.map((value) => ({ value, label: words.channel(value) }))}
          value={draft.channels}
          onChange={(channels) => edit({ channels: channels as ActivityDraft['channels'] })}
        />
      </Field>
      <div className="funnel-pair">
        <Field id="activity-subject" label={t('subject')} hint={t('subjectHint')}>
          <Input
            id="activity-subject"
            maxLength={60}
            value={draft.subject}
            onChange={(event) => edit({ subject: event.target.value })}
          />
        </Field>
        <Field id="activity-budget" label={t('budget')}>
          <InputNumber
            id="activity-budget"
            min={0}
            precision={2}
            value={draft.budget}
            onChange={(budget) => edit({ budget: budget ?? 0 })}
            style={{ width: '100%' }}
          />
        </Field>
      </div>
    </>
  );
}
