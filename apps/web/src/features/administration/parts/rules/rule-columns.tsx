// The columns of the rules, and a rule on a phone.
import type { Rule } from '@yijian/contract/rules';
import { FlaskConical, History, Pencil, Rewind } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, Tag } from '@yijian/ui/badge';
import { IconButton } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useRulePhrases } from '../../words/rules.phrases.ts';
import { mayWrite } from '../frame/sections.ts';

export interface Opened {
  readonly what: 'edit' | 'history' | 'trial' | 'replay';
  readonly rule: Rule;
}

export function useRuleColumns(onOpen: (opened: Opened) => void): DataColumn<Rule>[] {
  const t = useRulePhrases();
  return [
    { key: 'rule', title: t('rule'), width: 300, render: (rule) => <Name rule={rule} /> },
    { key: 'scenario', title: t('scenario'), width: 96, render: (rule) => t(`scenario.${rule.scenario}`) },
    { key: 'kind', title: t('kind'), width: 88, render: (rule) => <Strength rule={rule} /> },
    { key: 'figures', title: t('figures'), width: 260, render: (rule) => <FigureWords rule={rule} /> },
    { key: 'room', title: t('room'), width: 160, render: (rule) => <Room rule={rule} /> },
    {
      key: 'version',
      title: t('version'),
      width: 136,
      render: ({ current, exceptions }) => (
        <TwoLine
          value={current === null ? '—' : t('versionOf', { version: current.version })}
          context={exceptions > 0 ? t('exceptions', { count: exceptions }) : current?.validFrom}
        />
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      width: 152,
      pinRight: true,
      render: (rule) => <Actions rule={rule} onOpen={onOpen} />,
    },
  ];
}

export function RuleCard({ rule, onOpen }: { rule: Rule; onOpen: (opened: Opened) => void }): ReactNode {
  return (
    <article className="console-card rule-card">
      <Name rule={rule} />
      <FigureWords rule={rule} />
      <p>
        <Strength rule={rule} />
        <Room rule={rule} />
      </p>
      <Actions rule={rule} onOpen={onOpen} />
    </article>
  );
}

export function useRuleName(): (rule: Rule) => string {
  const isEnglish = useLanguage() === 'en';
  return (rule) => (isEnglish ? rule.enName : rule.name);
}

function Name({ rule }: { rule: Rule }): ReactNode {
  const isEnglish = useLanguage() === 'en';
  const named = useRuleName();
  const { figures = {}, message: zh = '', enMessage: en = '' } = rule.current ?? {};
  const message = (isEnglish ? en : zh).replaceAll(/\{([\w.]+)\}/g, (whole, key: string) =>
    String(figures[key] ?? whole),
  );
  return <TwoLine strong value={`${rule.code} ${named(rule)}`} context={message} title={message} />;
}

function Strength({ rule: { current } }: { rule: Rule }): ReactNode {
  const t = useRulePhrases();
  if (current === null || !current.isEnabled) return <Tag>{t('off')}</Tag>;
  return <StatusBadge tone={current.isHard ? 'bad' : 'warn'}>{t(current.isHard ? 'hard' : 'soft')}</StatusBadge>;
}

/** Said plainly where the room that would act on the rule is not there yet. */
function Room({ rule: { room } }: { rule: Rule }): ReactNode {
  const t = useRulePhrases();
  return room === 'NOW' ? <StatusBadge tone="ok">{t('room.NOW')}</StatusBadge> : <Tag>{t(`room.${room}`)}</Tag>;
}

function FigureWords({ rule }: { rule: Rule }): ReactNode {
  const t = useRulePhrases();
  const isEnglish = useLanguage() === 'en';
  const words = rule.fields.map(
    ({ key, name, enName, unit }) =>
      `${isEnglish ? enName : name} ${rule.current?.figures[key] ?? '—'} ${t(`unit.${unit}`)}`,
  );
  if (rule.exemption !== null) words.push(t(`exemption.${rule.exemption}`));
  return (
    <span className="rule-figures num" title={words.join(' · ')}>
      {words.join(' · ') || '—'}
    </span>
  );
}

function Actions({ rule, onOpen }: { rule: Rule; onOpen: (opened: Opened) => void }): ReactNode {
  const t = useRulePhrases();
  const name = rule.code;
  return (
    <div className="console-actions">
      <IconButton icon={FlaskConical} label={t('simulate', { name })} onClick={() => onOpen({ what: 'trial', rule })} />
      <IconButton icon={History} label={t('history', { name })} onClick={() => onOpen({ what: 'history', rule })} />
      {mayWrite('rules') && rule.room !== 'NOW' ? (
        <IconButton icon={Rewind} label={t('replay', { name })} onClick={() => onOpen({ what: 'replay', rule })} />
      ) : null}
      {mayWrite('rules') ? (
        <IconButton icon={Pencil} label={t('edit', { name })} onClick={() => onOpen({ what: 'edit', rule })} />
      ) : null}
    </div>
  );
}
