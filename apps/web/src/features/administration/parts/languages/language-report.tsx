// What has no translation, with the way to where it is mended.
import type { MissingWords, ReportKind } from '@yijian/contract/languages';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Section } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { TwoLine } from '@yijian/ui/table';
import { useLanguageReport } from '../../calls/languages.api.ts';
import { useLanguagePhrases } from '../../words/languages.phrases.ts';

const paths: Readonly<Record<Exclude<ReportKind, 'PHRASES'>, string>> = {
  DICTIONARIES: '/admin/dictionaries',
  MENUS: '/admin/menus',
  ROLES: '/admin/roles',
  ORGANIZATIONS: '/admin/organizations',
};
const SHOWN = 20;

export function LanguageReportDrawer({ onClose, onWords }: { onClose: () => void; onWords: () => void }): ReactNode {
  const t = useLanguagePhrases();
  const navigate = useNavigate();
  const query = useLanguageReport();
  const open = (kind: ReportKind): void => {
    if (kind === 'PHRASES') onWords();
    else void navigate(paths[kind]);
  };
  return (
    <FormDrawer open onClose={onClose} title={t('report')}>
      <div className="console-form">
        <p className="console-note">{t('reportHint')}</p>
        <Async query={query}>
          {({ missing }) => missing.map((group) => <Group key={group.kind} group={group} onOpen={open} />)}
        </Async>
      </div>
    </FormDrawer>
  );
}

function Group({ group, onOpen }: { group: MissingWords; onOpen: (kind: ReportKind) => void }): ReactNode {
  const t = useLanguagePhrases();
  const { kind, count, items } = group;
  return (
    <Section
      title={t(`kind.${kind}`)}
      count={count}
      extra={
        count === 0 ? undefined : (
          <Button type="link" size="small" onClick={() => onOpen(kind)}>
            {t('open')}
          </Button>
        )
      }
    >
      {count === 0 ? <p className="console-note">{t('complete')}</p> : null}
      <ul className="word-missing">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.place}>
            <TwoLine value={item.name} context={item.place} title={item.place} />
          </li>
        ))}
      </ul>
      {count > SHOWN ? <p className="console-note">{t('more', { count: count - SHOWN })}</p> : null}
    </Section>
  );
}
