// One entry of the trail with every field from and to (product 3.25).
import { Button } from 'antd';
import { ExternalLink, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditDetail } from '@yijian/contract/audit';
import { FormDrawer } from '@yijian/ui/form-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useEntry } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { Difference } from '../value-text.tsx';

export interface EntryDrawerProps {
  readonly id: string;
  readonly onHistory: (kind: string, recordId: string) => void;
  readonly onClose: () => void;
}

export function EntryDrawer({ id, onHistory, onClose }: EntryDrawerProps): ReactNode {
  const t = useAuditPhrases();
  const isEnglish = useLanguage() === 'en';
  const query = useEntry(id);
  const entry = query.data;
  const kind = entry === undefined ? t('trail') : isEnglish ? entry.kind.enName : entry.kind.name;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={entry === undefined ? kind : t('entry', { kind, action: t(entry.action) })}
      width={640}
    >
      <Async query={query} shape="list">
        {(detail) => (
          <>
            <Facts entry={detail} />
            <div className="audit-links">
              {detail.recordId === null ? null : (
                <Button
                  size="small"
                  icon={<Glyph icon={History} />}
                  onClick={() => onHistory(detail.kind.code, detail.recordId ?? '')}
                >
                  {t('recordHistory')}
                </Button>
              )}
              {detail.path === null ? null : (
                <Link to={detail.path}>
                  <Button size="small" tabIndex={-1} icon={<Glyph icon={ExternalLink} />}>
                    {t('openRecord')}
                  </Button>
                </Link>
              )}
            </div>
            <ol className="audit-list">
              {detail.changes.map(({ field, before, after }) => (
                <li key={field.code}>
                  <div className="audit-change">
                    <span>{isEnglish ? field.enName : field.name}</span>
                    <Difference before={before} after={after} />
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </Async>
    </FormDrawer>
  );
}

function Facts({ entry }: { entry: AuditDetail }): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const isEnglish = useLanguage() === 'en';
  const name =
    entry.recordName === null ? `#${entry.recordId ?? ''}` : isEnglish ? entry.recordName.en : entry.recordName.zh;
  const actor = entry.actorName === null ? '' : ` · ${t('byActor', { name: entry.actorName })}`;
  const facts = [
    [t('record'), name],
    [t('person'), `${entry.userName ?? t('system')}${actor}`],
    [t('at'), format.dateTime(entry.at)],
    [t('reason'), entry.reason ?? '—'],
    [t('requestId'), entry.requestId ?? '—'],
    [t('sealedAt'), entry.sealedAt === null ? t('sealing') : format.dateTime(entry.sealedAt)],
  ] as const;
  return (
    <dl className="audit-facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
