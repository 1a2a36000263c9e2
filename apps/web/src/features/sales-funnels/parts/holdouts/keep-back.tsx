// Keeps a random share of those who stopped at a step back before the others are acted on.
import {
  LEAST_COMPARED,
  MOST_HELD_SHARE,
  heldOf,
  type HoldoutDraft,
  type HoldoutDrawn,
} from '@yijian/contract/sales-funnels';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Alert, Button, Input, InputNumber, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddHoldout } from '../../sales-funnels.api.ts';
import { useHoldoutPhrases } from '../../holdouts.phrases.ts';
import { useStepNames } from '../funnel/funnel-steps.tsx';
import type { OpenArm } from './holdout-people.tsx';

const shares = [10, 20, 30, MOST_HELD_SHARE] as const;
const longest = 365;

export interface KeepBackProps {
  /** Whom it is drawn from. */
  readonly slice: Pick<HoldoutDraft, 'definition' | 'step' | 'breakdown' | 'value'>;
  readonly count: number;
  /** Gets the treated, who are to be acted on now. */
  readonly onDrawn: (treated: OpenArm) => void;
}

export function KeepBack(props: KeepBackProps): ReactNode {
  const t = useHoldoutPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={props.count < 2} onClick={() => setOpen(true)}>
        {t('keepBack')}
      </Button>
      {isOpen ? <DrawForm {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DrawForm({ slice, count, onDrawn, onClose }: KeepBackProps & { readonly onClose: () => void }): ReactNode {
  const t = useHoldoutPhrases();
  const format = useFormat();
  const shell = useShell();
  const add = useAddHoldout();
  const names = useStepNames(slice.definition);
  const [draft, setDraft] = useState({
    name: t('defaultName', { step: names[slice.step - 1] ?? '', day: today() }).slice(0, 60),
    share: 20,
    days: Math.min(longest, Math.max(1, slice.definition.windowDays)),
  });
  const held = heldOf(count, draft.share);
  const numbers = { treated: format.count(count - held), held: format.count(held) };
  const done = (drawn: HoldoutDrawn): void => {
    shell.toast.success(t('drawn', { treated: format.count(drawn.treated), held: format.count(drawn.held) }));
    onDrawn({ id: drawn.id, name: draft.name, arm: 'TREATED', outcome: 'ALL' });
  };
  return (
    <Modal
      open
      title={t('keepBack')}
      okText={t('draw')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: draft.name.trim() === '', loading: add.isPending }}
      onOk={() => add.mutate({ body: { ...slice, ...draft } }, { onSuccess: done })}
      onCancel={onClose}
    >
      {add.error === null ? null : <Alert type="error" showIcon title={add.error.message} role="alert" />}
      <p className="funnel-quiet">{t('hint', { step: names[slice.step] ?? '' })}</p>
      <Field id="holdout-name" label={t('name')} required>
        <Input
          id="holdout-name"
          maxLength={60}
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field label={t('share')} required>
        <SegmentedField
          label={t('share')}
          options={shares.map((share) => ({ value: String(share), label: format.percent(share / 100, 0) ?? '' }))}
          value={String(draft.share)}
          onChange={(share) => setDraft({ ...draft, share: Number(share) })}
        />
      </Field>
      <Field id="holdout-days" label={t('days')} hint={t('daysHint')} required>
        <InputNumber
          id="holdout-days"
          min={1}
          max={longest}
          precision={0}
          value={draft.days}
          onChange={(days) => setDraft({ ...draft, days: days ?? 1 })}
        />
      </Field>
      <Alert
        type={Math.min(held, count - held) < LEAST_COMPARED ? 'warning' : 'info'}
        showIcon
        title={t('preview', numbers)}
        description={Math.min(held, count - held) < LEAST_COMPARED ? t('few', { least: LEAST_COMPARED }) : undefined}
      />
    </Modal>
  );
}
