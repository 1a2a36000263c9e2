// The history of a record in a drawer: every change, and from each field its own history with former values (product 3.25).
import { Button } from 'antd';
import { ArrowLeft, History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useRecordHistory } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { Difference } from '../value-text.tsx';
import { FieldHistory } from './field-history.tsx';
import '../audit.css';

export interface RecordHistoryProps {
  /** The kind as the trail names it, such as `doctors`. */
  readonly kind: string;
  readonly recordId: string;
  readonly onClose: () => void;
}

/** Mount it while it is open. */
export function RecordHistory({ kind, recordId, onClose }: RecordHistoryProps): ReactNode {
  const t = useAuditPhrases();
  const [field, setField] = useState<string | null>(null);
  return (
    <FormDrawer open onClose={onClose} title={t('recordHistory')} width={640}>
      {field === null ? (
        <Changes kind={kind} recordId={recordId} onField={setField} />
      ) : (
        <>
          <div className="audit-links">
            <Button size="small" icon={<Glyph icon={ArrowLeft} />} onClick={() => setField(null)}>
              {t('backToRecord')}
            </Button>
          </div>
          <FieldHistory kind={kind} recordId={recordId} field={field} />
        </>
      )}
    </FormDrawer>
  );
}

function Changes({
  kind,
  recordId,
  onField,
}: Omit<RecordHistoryProps, 'onClose'> & { onField: (field: string) => void }) {
  const t = useAuditPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const query = useRecordHistory(kind, recordId);
  return (
    <Async query={query} shape="list" empty={{ reason: t('noHistory') }}>
      {(history) => (
        <ol className="audit-list">
          {history.content.map((entry) => (
            <li key={entry.id}>
              <header>
                <strong>{entry.userName ?? t('system')}</strong>
                {entry.actorName === null ? null : <span>{t('byActor', { name: entry.actorName })}</span>}
                <span>{t(entry.action)}</span>
                <span className="num">{format.dateTime(entry.at)}</span>
                {entry.reason === null ? null : <span>{entry.reason}</span>}
              </header>
              {entry.changes.map(({ field, before, after }) => {
                const name = isEnglish ? field.enName : field.name;
                return (
                  <div key={field.code} className="audit-change">
                    <span>{name}</span>
                    <Difference before={before} after={after} />
                    {entry.action === 'update' ? (
                      <IconButton
                        icon={History}
                        label={t('historyOf', { field: name })}
                        onClick={() => onField(field.code)}
                      />
                    ) : null}
                  </div>
                );
              })}
            </li>
          ))}
        </ol>
      )}
    </Async>
  );
}
