// Who decides or is sent a copy: as many rules as needed, each a kind with what it names.
import { Button, InputNumber, Select } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Field } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../../lib/i18n/index.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { choiceOf, listOf, partOf, wordOf, type Moddle } from '../studio/moddle.ts';
import { faultOf, type PropertyProps } from './context.ts';

const candidateKinds = ['ROLE', 'ORGANIZATION', 'LEADER', 'USER', 'SELF_SELECT', 'FIELD', 'STARTER'] as const;
type CandidateKind = (typeof candidateKinds)[number];
interface Rule {
  readonly kind: CandidateKind;
  readonly value: string;
  readonly levels: string;
  readonly until: string;
}
const first: Rule = { kind: 'ROLE', value: '', levels: '', until: '' };

const ruleOf = (part: Moddle): Rule => ({
  kind: choiceOf(part, 'kind', 'ROLE') as CandidateKind,
  value: wordOf(part, 'value'),
  levels: wordOf(part, 'levels'),
  until: wordOf(part, 'until'),
});

export function CandidateList(props: PropertyProps & { of: 'yj:Approval' | 'yj:Copy' }): ReactNode {
  const { studio, shape, of } = props;
  const t = useDesignerPhrases();
  const rules = listOf(partOf(shape.businessObject, of), 'candidates').map(ruleOf);
  const write = (next: readonly Rule[]): void =>
    studio.setPart(shape, of, {
      candidates: next.map(({ kind, value, levels, until }) =>
        studio.make('yj:Candidate', {
          kind: kind.toLowerCase().replace('_', '-'),
          ...(value === '' ? {} : { value }),
          ...(kind === 'LEADER' && until === '' ? { levels: levels || '1' } : {}),
          ...(kind === 'LEADER' && until !== '' ? { until } : {}),
        }),
      ),
    });
  const change = (at: number, part: Partial<Rule>): void =>
    write(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  return (
    <Field label={t(of === 'yj:Copy' ? 'copiedTo' : 'candidates')} error={faultOf(props, 'candidates')}>
      <ul className="designer-rules">
        {rules.map((rule, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Select<CandidateKind>
              aria-label={t('candidateKind', { number: index + 1 })}
              value={rule.kind}
              options={candidateKinds.map((value) => ({ value, label: t(`candidate.${value}`) }))}
              onChange={(kind) => change(index, { kind, value: '', levels: '', until: '' })}
            />
            <Named {...props} rule={rule} number={index + 1} onChange={(part) => change(index, part)} />
            <IconButton
              icon={Trash2}
              label={t('removeCandidate', { number: index + 1 })}
              onClick={() => write(rules.filter((_, other) => other !== index))}
            />
          </li>
        ))}
      </ul>
      <Button size="small" icon={<Glyph icon={Plus} size={14} />} onClick={() => write([...rules, first])}>
        {t('addCandidate')}
      </Button>
    </Field>
  );
}

interface NamedProps extends PropertyProps {
  readonly rule: Rule;
  readonly number: number;
  readonly onChange: (part: Partial<Rule>) => void;
}

function Named(props: NamedProps): ReactNode {
  const { rule, choices, form, number, onChange } = props;
  const t = useDesignerPhrases();
  const nameOf = useNamed();
  const label = t('candidateWho', { number });
  if (rule.kind === 'LEADER') return <Leader {...props} label={label} />;
  if (rule.kind === 'SELF_SELECT' || rule.kind === 'STARTER') return <span />;
  const options = {
    ROLE: choices?.roles.map((one) => ({ value: one.code, label: nameOf(one) })),
    ORGANIZATION: choices?.organizations.map((one) => ({ value: one.code, label: nameOf(one) })),
    USER: choices?.users.map((one) => ({ value: one.login, label: nameOf(one) })),
    FIELD: form
      .filter((field) => ['USER', 'USERS'].includes(choiceOf(field, 'type', 'TEXT')))
      .map((field) => ({ value: wordOf(field, 'name'), label: wordOf(field, 'label') || wordOf(field, 'name') })),
  }[rule.kind];
  return (
    <Select<string>
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('choose')}
      value={rule.value === '' ? null : rule.value}
      options={options ?? []}
      onChange={(value) => onChange({ value })}
    />
  );
}

/** A level above the starter, or everyone up to a holder of a role. */
function Leader({ rule, choices, label, onChange }: NamedProps & { label: string }): ReactNode {
  const t = useDesignerPhrases();
  const nameOf = useNamed();
  return (
    <div className="designer-leader">
      <Select<string>
        aria-label={t('leaderHow')}
        value={rule.until === '' ? 'level' : 'until'}
        options={[
          { value: 'level', label: t('leaderLevel') },
          { value: 'until', label: t('leaderUntil') },
        ]}
        onChange={(how) =>
          onChange(how === 'level' ? { until: '', levels: '1' } : { until: choices?.roles[0]?.code ?? '', levels: '' })
        }
      />
      {rule.until === '' ? (
        <InputNumber<number>
          aria-label={label}
          min={1}
          max={20}
          precision={0}
          value={Number(rule.levels || '1')}
          onChange={(levels) => onChange({ levels: String(levels ?? 1) })}
        />
      ) : (
        <Select<string>
          aria-label={label}
          showSearch={{ optionFilterProp: 'label' }}
          value={rule.until}
          options={(choices?.roles ?? []).map((one) => ({ value: one.code, label: nameOf(one) }))}
          onChange={(until) => onChange({ until })}
        />
      )}
    </div>
  );
}

export function useNamed(): (one: { name: string; enName: string }) => string {
  const isEnglish = useLanguage() === 'en';
  return (one) => (isEnglish && one.enName !== '' ? one.enName : one.name);
}
