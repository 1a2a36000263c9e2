// The rule catalogue: what holds today, how it came to be, a change from a day on, a trial (specification 9).
import { ruleScenarios, type Rule } from '@yijian/contract/rules';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FilterButton, SearchInput } from '@yijian/ui/filter';
import { ListPage } from '@yijian/ui/list-page';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useRules } from '../../calls/rules.api.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { RuleCard, useRuleColumns, type Opened } from './rule-columns.tsx';
import './rules.css';

const RuleForm = lazy(() => import('./rule-form.tsx').then((part) => ({ default: part.RuleForm })));
const RuleHistory = lazy(() => import('./rule-history.tsx').then((part) => ({ default: part.RuleHistory })));
const RuleReplayDrawer = lazy(() => import('./rule-replay.tsx').then((part) => ({ default: part.RuleReplayDrawer })));
const RuleTrialDrawer = lazy(() => import('./rule-trial.tsx').then((part) => ({ default: part.RuleTrialDrawer })));

const textOf = (rule: Rule): string =>
  [rule.code, rule.name, rule.enName, rule.current?.message, rule.current?.enMessage].join(' ').toLowerCase();

export function RuleSection(): ReactNode {
  const t = useRulePhrases();
  const language = useLanguage();
  const query = useRules();
  const [keyword, setKeyword] = useState('');
  const [scenario, setScenario] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useRuleColumns(setOpened);
  const wanted = keyword.trim().toLowerCase();
  const rows = query.data?.filter(
    (rule) => textOf(rule).includes(wanted) && (scenario.length === 0 || scenario.includes(rule.scenario)),
  );
  const close = (): void => setOpened(null);
  return (
    <>
      <ListPage
        title={t('title')}
        search={<SearchInput value={keyword} onChange={setKeyword} placeholder={t('search')} />}
        filters={
          <FilterButton
            label={t('scenario')}
            options={ruleScenarios.map((value) => ({ value, label: t(`scenario.${value}`) }))}
            value={scenario}
            onChange={setScenario}
          />
        }
      >
        <p className="console-note rule-note">{t('waiting')}</p>
        {query.error ? (
          <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />
        ) : (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={rows}
            rowKey={(rule) => rule.code}
            loading={query.isFetching}
            language={language}
            renderCard={(rule) => <RuleCard rule={rule} onOpen={setOpened} />}
            empty={<Empty />}
          />
        )}
      </ListPage>
      <Suspense>
        {opened?.what === 'edit' ? <RuleForm rule={opened.rule} onClose={close} /> : null}
        {opened?.what === 'history' ? <RuleHistory rule={opened.rule} onClose={close} /> : null}
        {opened?.what === 'replay' ? <RuleReplayDrawer rule={opened.rule} onClose={close} /> : null}
        {opened?.what === 'trial' ? <RuleTrialDrawer rule={opened.rule} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
