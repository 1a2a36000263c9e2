// State of an academic item; opened it tells source and confidence, and lets those decide who may (product 3.3).
import type { Evidence } from '@yijian/contract/academic-records';
import { StatusBadge, statusIcons, type Tone } from '@yijian/ui/badge';
import { DescriptionList } from '@yijian/ui/detail-page';
import { App, Button, Input, Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useDecide } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';

const tones = { CONFIRMED: 'ok', SUGGESTED: 'warn', REJECTED: 'neutral' } as const satisfies Record<
  Evidence['state'],
  Tone
>;
const icons = { CONFIRMED: statusIcons.check, SUGGESTED: statusIcons.question, REJECTED: null } as const;

export interface EvidenceMarkProps {
  /** A paper has no version here: its credit is decided where papers are matched. */
  readonly item: Omit<Evidence, 'kind' | 'version' | 'reason'> & { readonly version?: string };
  readonly title: string;
}

export function EvidenceMark({ item, title }: EvidenceMarkProps): ReactNode {
  const t = usePanoramaPhrases();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<EvidenceCard item={item} onDone={() => setOpen(false)} />}
    >
      <button
        type="button"
        className="profile-mark"
        aria-label={t('evidenceOf', { state: t(`state.${item.state}`), title })}
        aria-expanded={isOpen}
      >
        <StatusBadge tone={tones[item.state]} icon={icons[item.state]}>
          {t(`state.${item.state}`)}
        </StatusBadge>
      </button>
    </Popover>
  );
}

function EvidenceCard({ item, onDone }: { item: EvidenceMarkProps['item']; onDone: () => void }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const sourceName = useSourceName();
  const facts = [
    { key: 'source', label: t('source'), value: sourceName(item.source) },
    { key: 'updated', label: t('updatedAt'), value: format.date(item.updatedAt) },
    { key: 'confidence', label: t('confidence'), value: format.percent(item.confidence, 0) },
    ...(item.decidedBy === null
      ? []
      : [{ key: 'by', label: t('decidedBy'), value: `${item.decidedBy} · ${format.date(item.decidedAt)}` }]),
  ];
  return (
    <div className="profile-evidence">
      <DescriptionList columns={1} items={facts} />
      {/^https?:/.test(item.sourceUrl) ? (
        <a href={item.sourceUrl} target="_blank" rel="noreferrer noopener">
          {t('openSource')}
        </a>
      ) : null}
      {item.version !== undefined && hasPermission('customer:academic-records:write') ? (
        <Decide id={item.id} state={item.state} version={item.version} onDone={onDone} />
      ) : null}
    </div>
  );
}

type DecideProps = Pick<Evidence, 'id' | 'state' | 'version'> & { readonly onDone: () => void };

function Decide({ id, state: now, version, onDone }: DecideProps): ReactNode {
  const t = usePanoramaPhrases();
  const { message } = App.useApp();
  const decide = useDecide();
  const [reason, setReason] = useState<string | null>(null);
  const send = (state: 'CONFIRMED' | 'REJECTED'): void =>
    decide.mutate(
      { params: { id }, body: { state, version, reason: reason ?? '' } },
      { onSuccess: () => [onDone(), void message.success(t('decided'))] },
    );
  const missing = reason !== null && reason.trim() === '';
  return (
    <>
      {reason === null ? null : (
        <Input
          autoFocus
          value={reason}
          maxLength={300}
          aria-label={t('rejectReason')}
          placeholder={t('rejectReason')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <span className="profile-evidence-acts">
        {now === 'CONFIRMED' || reason !== null ? null : (
          <Button size="small" type="primary" loading={decide.isPending} onClick={() => send('CONFIRMED')}>
            {t('confirm')}
          </Button>
        )}
        <Button
          size="small"
          danger={reason !== null}
          disabled={missing || decide.isPending}
          onClick={() => (reason === null ? setReason('') : send('REJECTED'))}
        >
          {t('reject')}
        </Button>
      </span>
    </>
  );
}

/** A source in words; one that is not known stands as it is. */
export function useSourceName(): (source: string) => string {
  const t = usePanoramaPhrases() as (key: string) => string;
  return (source) => {
    const said = t(`source.${source}`);
    return said.startsWith('source.') || said.includes(`source.${source}`) ? source : said;
  };
}
