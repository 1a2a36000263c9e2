// The tabs of a section's sub-pages, where the screen does not show them itself (specification 2.3, R2.14).
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { CountChip } from '@yijian/ui/badge';
import type { SectionTabs } from '../../lib/router/index.ts';

export function Strip({ section }: { section: SectionTabs }): ReactNode {
  const options = section.tabs.map(({ key, label, count }) => ({
    value: key,
    label: (
      <span className="shell-strip-label">
        {label} <CountChip count={count} />
      </span>
    ),
  }));
  return (
    <div className="shell-strip">
      <Segmented options={options} value={section.active} onChange={section.open} />
    </div>
  );
}
