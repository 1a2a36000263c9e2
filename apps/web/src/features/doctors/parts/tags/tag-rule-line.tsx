// The rule of a tag: whom it means, and the filters of the list as a new one.
import type { TagRule } from '@yijian/contract/doctors';
import { StatusBadge } from '@yijian/ui/badge';
import { Button, Popconfirm } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { writeFilters } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { asFilter, doctorFields, type DoctorFilters } from '../../doctors.api.ts';
import { useRemoveRule, useSaveRule } from '../../tagging.api.ts';
import { useTaggingPhrases } from '../../tagging.phrases.ts';
import './doctor-tags.css';

export interface TagRuleLineProps {
  readonly termId: string;
  readonly rule: TagRule | undefined;
  /** Filters in force that a rule can hold; undefined when there are none. */
  readonly filter: DoctorFilters | undefined;
  readonly onShow: () => void;
}

export function TagRuleLine({ termId, rule, filter, onShow }: TagRuleLineProps): ReactNode {
  const t = useTaggingPhrases();
  const common = useCommonPhrases();
  const format = useFormat();
  const shell = useShell();
  const save = useSaveRule();
  const remove = useRemoveRule();
  const manages = hasPermission('customer:tags:manage');
  if (rule === undefined && (!manages || filter === undefined)) return null;
  const show = (): void => {
    const address = writeFilters(doctorFields, new URLSearchParams(), (rule?.filter ?? {}) as DoctorFilters);
    shell.openTab(`/customer/doctorTeamManager/allCustomer?${address.toString()}`);
    onShow();
  };
  return (
    <span className="tag-rule">
      {rule === undefined ? null : (
        <>
          <StatusBadge tone="primary">{t('rule')}</StatusBadge>
          <small className="num">
            {rule.runAt === null || rule.matched === null
              ? t('ruleDue')
              : t('ruleRan', { count: format.count(rule.matched), at: format.dateTime(rule.runAt) })}
          </small>
          <Button size="small" type="link" onClick={show}>
            {t('ruleShow')}
          </Button>
        </>
      )}
      {manages && filter !== undefined ? (
        <Button
          size="small"
          type="link"
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { body: { termId, filter: asFilter(filter) } },
              { onSuccess: () => shell.toast.success(t('ruleKept')) },
            )
          }
        >
          {t('ruleFromFilter')}
        </Button>
      ) : null}
      {manages && rule !== undefined ? (
        <Popconfirm
          title={t('ruleRemoveAsk')}
          okText={t('ruleRemove')}
          cancelText={t('cancel')}
          onCancel={() => shell.toast.info(common('deleteCanceled'))}
          onConfirm={() =>
            remove.mutate(
              { params: { id: rule.id } },
              { onSuccess: () => shell.toast.success(common('deleteSuccess')) },
            )
          }
        >
          <Button size="small" type="link" danger>
            {t('ruleRemove')}
          </Button>
        </Popconfirm>
      ) : null}
    </span>
  );
}
