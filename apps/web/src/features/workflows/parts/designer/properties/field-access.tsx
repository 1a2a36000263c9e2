// What of the form is seen and may be changed at a node.
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { choiceOf, listOf, partOf, wordOf } from '../studio/moddle.ts';
import { faultOf, type PropertyProps } from './context.ts';

const accesses = ['READ', 'WRITE', 'HIDDEN'] as const;
type Access = (typeof accesses)[number];

export function FieldAccess(props: PropertyProps): ReactNode {
  const { studio, shape, form } = props;
  const t = useDesignerPhrases();
  const rules = listOf(partOf(shape.businessObject, 'yj:Approval'), 'fields');
  const accessOf = (name: string): Access => {
    const rule = rules.find((one) => wordOf(one, 'name') === name);
    return choiceOf(rule, 'access', 'READ') as Access;
  };
  const write = (name: string, access: Access): void => {
    const others = rules.filter((one) => wordOf(one, 'name') !== name);
    const made = access === 'READ' ? [] : [studio.make('yj:Field', { name, access: access.toLowerCase() })];
    studio.setPart(shape, 'yj:Approval', { fields: [...others, ...made] });
  };
  const fault = faultOf(props, 'fields');
  return (
    <section className="designer-access">
      <h3>{t('fieldAccess')}</h3>
      {form.length === 0 ? <p className="designer-quiet">{t('noFields')}</p> : null}
      {fault === undefined ? null : <p className="designer-bad">{fault}</p>}
      {form.map((field) => {
        const name = wordOf(field, 'name');
        const label = wordOf(field, 'label') || name;
        return (
          <div key={name}>
            <span>{label}</span>
            <Segmented<Access>
              size="small"
              aria-label={t('accessOf', { label })}
              value={accessOf(name)}
              options={accesses.map((value) => ({ value, label: t(`access.${value}`) }))}
              onChange={(access) => write(name, access)}
            />
          </div>
        );
      })}
    </section>
  );
}
