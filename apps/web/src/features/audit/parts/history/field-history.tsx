// The history of one field: who, when, from what to what, and the way back to a former value (product 3.25).
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import type { FieldHistory as History } from '@yijian/contract/audit';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useFieldHistory, useRestore } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { ReasonForm } from '../reason-form.tsx';
import { Difference, useValueText } from '../value-text.tsx';

export interface FieldHistoryProps {
  readonly kind: string;
  readonly recordId: string;
  readonly field: string;
}

export function FieldHistory(record: FieldHistoryProps): ReactNode {
  const t = useAuditPhrases();
  const isEnglish = useLanguage() === 'en';
  const query = useFieldHistory(record);
  return (
    <Async query={query} shape="list" empty={{ reason: t('noHistory') }}>
      {(history) => {
        const name = isEnglish ? history.field.enName : history.field.name;
        return (
          <section aria-label={t('fieldHistory', { field: name })}>
            <strong>{t('fieldHistory', { field: name })}</strong>
            <ol className="audit-list">
              {history.content.map((entry) => (
                <Entry key={entry.id} record={record} history={history} entry={entry} />
              ))}
            </ol>
          </section>
        );
      }}
    </Async>
  );
}

interface EntryProps {
  readonly record: FieldHistoryProps;
  readonly history: History;
  readonly entry: History['content'][number];
}

function Entry({ record, history, entry }: EntryProps): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const text = useValueText();
  const isEnglish = useLanguage() === 'en';
  const { mutateAsync } = useRestore();
  const [isAsking, setAsking] = useState(false);
  const field = isEnglish ? history.field.enName : history.field.name;
  // Only a change has a value from before that could come back.
  const mayRestore = history.mayRestore && entry.before?.type !== 'SECRET' && !isAsking;
  return (
    <li>
      <header>
        <strong>{entry.userName ?? t('system')}</strong>
        {entry.actorName === null ? null : <span>{t('byActor', { name: entry.actorName })}</span>}
        <span className="num">{format.dateTime(entry.at)}</span>
        {entry.reason === null ? null : <span>{entry.reason}</span>}
      </header>
      <Difference before={entry.before} after={entry.after} />
      {mayRestore ? (
        <div>
          <Button size="small" icon={<Glyph icon={RotateCcw} />} onClick={() => setAsking(true)}>
            {`${t('restore')} · ${text(entry.before).slice(0, 40)}`}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ReasonForm
          question={
            <span>
              {t('restoreQuestion', { field })} <strong>{text(entry.before)}</strong>
            </span>
          }
          action={t('restore')}
          done={t('restored')}
          onSend={(reason) =>
            mutateAsync({ params: record, body: { entryId: entry.id, version: history.version, reason } })
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
