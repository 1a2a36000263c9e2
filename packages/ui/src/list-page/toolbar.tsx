// The quiet tools at the right of a list: density, columns, refresh, export, full screen (look and feel, list page).
import { Dropdown } from 'antd';
import { Download, Maximize, Minimize, RefreshCw, Rows3 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon/index.ts';
import type { Density } from '../table/index.ts';
import { useUiWords } from '../words/index.ts';
import { ColumnPicker } from './column-picker.tsx';
import type { ColumnPickerProps } from './column-picker.tsx';

export type ListToolbarProps = {
  density?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
  columns?: ColumnPickerProps | undefined;
  onRefresh?: (() => unknown) | undefined;
  refreshing?: boolean | undefined;
  onExport?: (() => unknown) | undefined;
  exporting?: boolean | undefined;
  fullScreen?: boolean | undefined;
  onFullScreenChange?: ((on: boolean) => void) | undefined;
  /** Further icon buttons, e.g. print. */
  extra?: ReactNode;
};

export function ListToolbar(props: ListToolbarProps): ReactNode {
  const words = useUiWords();
  const { columns, onRefresh, refreshing, onExport, exporting, fullScreen = false, onFullScreenChange, extra } = props;
  return (
    <div className="yj-tools" role="toolbar">
      <DensityTool {...props} />
      {columns ? <ColumnPicker {...columns} /> : null}
      {onRefresh ? (
        <IconButton icon={RefreshCw} label={words.refresh} spinning={refreshing} onClick={() => void onRefresh()} />
      ) : null}
      {onExport ? (
        <IconButton icon={Download} label={words.export} disabled={exporting} onClick={() => void onExport()} />
      ) : null}
      {extra}
      {onFullScreenChange ? (
        <IconButton
          icon={fullScreen ? Minimize : Maximize}
          label={fullScreen ? words.exitFullScreen : words.fullScreen}
          onClick={() => onFullScreenChange(!fullScreen)}
        />
      ) : null}
    </div>
  );
}

function DensityTool({ density = 'normal', onDensityChange }: ListToolbarProps): ReactNode {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  if (!onDensityChange) return null;
  const items = [
    { key: 'tight', label: words.densityTight },
    { key: 'normal', label: words.densityNormal },
    { key: 'loose', label: words.densityLoose },
  ];
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      menu={{ items, selectable: true, selectedKeys: [density], onClick: ({ key }) => onDensityChange(key as Density) }}
    >
      <IconButton icon={Rows3} label={words.density} expanded={open} />
    </Dropdown>
  );
}
