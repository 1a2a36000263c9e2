// The wizard: whose records, what they are, who receives which part; then one step (product 3.25).
import { ONE_TRANSACTION_ROWS, type HandoverKind, type HandoverPreview } from '@yijian/contract/handovers';
import { Alert, App, Button, Input } from 'antd';
import { Field, FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { isCancelled } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useBeginHandover, useHandoverPreview } from '../handovers.api.ts';
import { useHandoverPhrases } from '../handovers.phrases.ts';
import { assignmentsOf, countOf, forAll, type Chosen, type Receiver } from './assignments.ts';
import { KindRow } from './kind-row.tsx';
import { UserPicker } from './user-picker.tsx';
import './handovers.css';

const WIDTH = 720;

export function HandoverWizard({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }): ReactNode {
  const t = useHandoverPhrases();
  const [giver, setGiver] = useState<Receiver | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [divided, setDivided] = useState<readonly HandoverKind[]>([]);
  const [reason, setReason] = useState('');
  const query = useHandoverPreview(giver?.id ?? null);
  const items = query.data?.items ?? [];
  const assignments = assignmentsOf(items, chosen, divided);
  const moving = query.data ? countOf(query.data, assignments) : 0;
  const { send, fault, isSending } = useSending(query.data, { onClose, onMade });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('begin')}
      width={WIDTH}
      dirty={giver !== null}
      footer={
        <>
          <Total count={moving} />
          <Button
            type="primary"
            disabled={moving === 0}
            loading={isSending}
            onClick={() => void send(reason, assignments)}
          >
            {t('begin')}
          </Button>
        </>
      }
    >
      <div className="console-form">
        {fault?.about === 'whole' ? (
          <Alert
            type="warning"
            showIcon
            title={fault.message}
            action={<Button onClick={() => void query.refetch()}>{t('again')}</Button>}
          />
        ) : null}
        <Field label={t('giver')} id="giver" required hint={t('giverHint')}>
          <UserPicker
            id="giver"
            label={t('giver')}
            placeholder={t('giverHint')}
            value={giver}
            onChange={(next) => (setGiver(next), setChosen({}), setDivided([]))}
          />
        </Field>
        {giver === null ? null : (
          <Async query={query} rows={6} isEmpty={({ total }) => total === 0} empty={{ reason: t('nothing') }}>
            {(preview) => (
              <>
                <Kinds {...{ preview, chosen, setChosen, divided, setDivided }} />
                <Field
                  label={t('reason')}
                  id="reason"
                  required
                  error={fault?.about === 'reason' ? fault.message : undefined}
                >
                  <Input
                    id="reason"
                    value={reason}
                    maxLength={200}
                    onChange={(event) => setReason(event.target.value)}
                  />
                </Field>
              </>
            )}
          </Async>
        )}
      </div>
    </FormDrawer>
  );
}

interface KindsProps {
  readonly preview: HandoverPreview;
  readonly chosen: Chosen;
  readonly setChosen: (edit: (now: Chosen) => Chosen) => void;
  readonly divided: readonly HandoverKind[];
  readonly setDivided: (kinds: readonly HandoverKind[]) => void;
}

function Kinds({ preview, chosen, setChosen, divided, setDivided }: KindsProps): ReactNode {
  const t = useHandoverPhrases();
  const format = useFormat();
  const [all, setAll] = useState<Receiver | null>(null);
  const flip = (kind: HandoverKind) =>
    setDivided(divided.includes(kind) ? divided.filter((one) => one !== kind) : [...divided, kind]);
  return (
    <>
      <div className="handover-row">
        <span>{t('totalOwned', { count: format.count(preview.total) })}</span>
        <UserPicker
          label={t('forAll')}
          placeholder={t('forAll')}
          value={all}
          without={preview.userId}
          enabledOnly
          onChange={(receiver) => (
            setAll(receiver),
            setChosen((now) => ({ ...now, ...forAll(preview.items, receiver) }))
          )}
        />
      </div>
      <ul className="handover-kinds" aria-label={t('kind')}>
        {preview.items
          .filter(({ count }) => count > 0)
          .map((item) => (
            <KindRow
              key={item.kind}
              item={item}
              chosen={chosen}
              giverId={preview.userId}
              isDivided={divided.includes(item.kind)}
              onDivide={() => flip(item.kind)}
              onChoose={(key, receiver) => setChosen((now) => ({ ...now, [key]: receiver }))}
            />
          ))}
      </ul>
    </>
  );
}

function Total({ count }: { count: number }): ReactNode {
  const t = useHandoverPhrases();
  const format = useFormat();
  return (
    <span className="handover-sum" role="status">
      {t('summary', { count: format.count(count) })}
      {count > ONE_TRANSACTION_ROWS ? ` · ${t('inBackground')}` : ''}
    </span>
  );
}

type Fault = { readonly about: 'reason' | 'whole'; readonly message: string };

function useSending(
  preview: HandoverPreview | undefined,
  { onClose, onMade }: { onClose: () => void; onMade: (id: string) => void },
) {
  const t = useHandoverPhrases();
  const { message } = App.useApp();
  const begin = useBeginHandover();
  const [fault, setFault] = useState<Fault | null>(null);
  const send = async (reason: string, assignments: ReturnType<typeof assignmentsOf>): Promise<void> => {
    if (preview === undefined) return;
    if (reason.trim() === '') return setFault({ about: 'reason', message: t('reasonNeeded') });
    setFault(null);
    try {
      const body = { fromUserId: preview.userId, stamp: preview.stamp, reason: reason.trim(), assignments };
      const made = await begin.mutateAsync({ body });
      message.success(made.state === 'DONE' ? t('done', { count: made.movedCount }) : t('started'));
      onClose();
      onMade(made.id);
    } catch (error) {
      if (!isCancelled(error)) setFault({ about: 'whole', message: error instanceof Error ? error.message : '' });
    }
  };
  return { send, fault, isSending: begin.isPending };
}
