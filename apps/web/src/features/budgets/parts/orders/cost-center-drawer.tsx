// One cost center: what is known of it, and every change of it.
import type { CostCenter } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

interface CostCenterDrawerProps {
  readonly center: CostCenter;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function CostCenterDrawer({ center, onEdit, onClose }: CostCenterDrawerProps): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const items = [
    { key: 'name', label: t('name'), value: center.name },
    { key: 'enName', label: t('enName'), value: center.enName },
    { key: 'company', label: t('company'), value: center.company },
    { key: 'owner', label: t('owner'), value: center.owner?.name },
    {
      key: 'valid',
      label: t('valid'),
      value: t('validRange', { from: center.validFrom, until: center.validUntil ?? t('noEnd') }),
    },
    { key: 'state', label: t('state'), value: t(center.isOpen ? 'open' : 'closed') },
    { key: 'orderCount', label: t('orderCount'), value: format.count(center.orderCount) },
  ];
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={center.code}
      width={640}
      footer={hasPermission('meeting:orders:write') ? <Button onClick={onEdit}>{t('edit')}</Button> : undefined}
    >
      <div className="budget-parts">
        <DescriptionList columns={2} items={items} />
        <div>
          <HistoryButton kind="budget_cost_centers" recordId={center.id} />
        </div>
      </div>
    </FormDrawer>
  );
}
