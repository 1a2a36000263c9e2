// Opens the upload with the list's own records chosen.
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export function ImportButton({ model }: { model: 'budget_cost_centers' | 'budget_orders' }): ReactNode {
  const t = useBudgetPhrases();
  const go = useNavigate();
  return (
    <Button icon={<Glyph icon={Upload} />} onClick={() => void go(`/meeting/ccio/import?model=${model}`)}>
      {t('import')}
    </Button>
  );
}
