// A condition of the drawing: composed by choosing, or written as an expression that is checked as it is typed.
import { Segmented } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useConditionCheck } from '../../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../../words/designer.phrases.ts';
import { wordOf } from '../../studio/moddle.ts';
import type { PropertyProps } from '../context.ts';
import { TextProperty } from '../controls.tsx';
import { ConditionBuilder } from './condition-builder.tsx';
import { conditionIn } from './terms.ts';
import './conditions.css';

export interface ConditionPropertyProps {
  readonly props: PropertyProps;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}
type Way = 'terms' | 'text';
const PAUSE = 350;

export function ConditionProperty(property: ConditionPropertyProps): ReactNode {
  const { props, label, value, error, onChange } = property;
  const t = useDesignerPhrases();
  const isChoosable = conditionIn(value) !== undefined;
  const [wanted, setWay] = useState<Way>('terms');
  const way = isChoosable ? wanted : 'text';
  return (
    <section className="designer-condition" aria-label={label}>
      <header>
        <span>{label}</span>
        <Segmented<Way>
          size="small"
          aria-label={t('conditionWay', { of: label })}
          value={way}
          options={[
            { value: 'terms', label: t('way.terms'), disabled: !isChoosable },
            { value: 'text', label: t('way.text') },
          ]}
          onChange={setWay}
        />
      </header>
      {way === 'text' ? (
        <Expression {...property} hint={isChoosable ? undefined : t('beyondTerms')} />
      ) : (
        <>
          <ConditionBuilder {...props} label={label} value={value} onChange={onChange} />
          {error === undefined ? null : (
            <p className="designer-bad" role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Expression(property: ConditionPropertyProps & { hint: string | undefined }): ReactNode {
  const { props, id, label, value, error, onChange } = property;
  const t = useDesignerPhrases();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const names = props.form.map((field) => wordOf(field, 'name'));
  const answer = useConditionCheck(asked, names).data;
  const unknown = answer?.unknownFields ?? [];
  const fault = asked === '' ? undefined : (answer?.fault ?? undefined);
  const warning = unknown.length > 0 ? t('unknownFields', { names: unknown.join(', ') }) : undefined;
  const good = property.hint ?? t('conditionGood');
  const hint = asked !== '' && answer !== undefined && fault === undefined ? (warning ?? good) : undefined;
  return (
    <TextProperty
      id={id}
      label={t('expressionOf', { of: label })}
      rows={2}
      maximum={2_000}
      value={value}
      error={fault ?? error}
      hint={hint ?? t('conditionHint')}
      onTyping={setTyped}
      onChange={onChange}
    />
  );
}
