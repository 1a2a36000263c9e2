// The two views of the treatment records: one by one, and patients by hospital.
import { useAddress, withFields } from '../../../lib/lists/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useTreatmentPhrases } from '../treatment-records.phrases.ts';

type View = 'records' | 'hospitals';

export interface ViewTabs {
  readonly tabs?: { key: View; label: string }[];
  readonly tab?: View;
  readonly onTabChange?: (key: string) => void;
}

/** Managers see hospitals alone, without tabs. */
export function useViews(): { view: View; tabs: ViewTabs } {
  const t = useTreatmentPhrases();
  const [search, edit] = useAddress();
  if (!hasPermission('sdaManager:treatment-records:detail')) return { view: 'hospitals', tabs: {} };
  const view = search.get('view') === 'hospitals' ? 'hospitals' : 'records';
  const tabs = (['records', 'hospitals'] as const).map((key) => ({ key, label: t(`view.${key}`) }));
  const onTabChange = (key: string): void =>
    // Filters of one view are not those of the other.
    edit(() => withFields(new URLSearchParams(), { view: key === 'hospitals' ? key : undefined }));
  return { view, tabs: { tabs, tab: view, onTabChange } };
}
