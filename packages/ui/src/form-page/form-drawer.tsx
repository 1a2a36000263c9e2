// A short form beside the page: a drawer on the desktop, a sheet from below on a phone (look and feel, phone).
import { Drawer } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { useIsPhone } from '../viewport/index.ts';
import { useDrawerFocus } from './use-drawer-focus.ts';
import './form-drawer.css';

export type FormDrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Replaces the title's line, e.g. by a person with avatar; the title stays the name for screen readers. */
  header?: ReactNode;
  /** Unsaved work: closing asks first. */
  dirty?: boolean | undefined;
  /** Buttons; on a phone they share the width, the last one gets two thirds. */
  footer?: ReactNode;
  /** Desktop width in pixels. */
  width?: number | undefined;
  children: ReactNode;
};

export function FormDrawer(props: FormDrawerProps): ReactNode {
  const { open, onClose, title, header, dirty = false, footer, width = 480, children } = props;
  const phone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  useDrawerFocus(open, panel, '.yj-sheet');
  const { confirmLeave } = useLeaveGuard(open && dirty);
  const close = async (): Promise<void> => {
    if (await confirmLeave()) onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={() => void close()}
      panelRef={panel}
      placement={phone ? 'bottom' : 'right'}
      size={phone ? '86%' : width}
      aria-label={title}
      title={
        header ? (
          <>
            <span className="yj-hidden">{title}</span>
            {header}
          </>
        ) : (
          title
        )
      }
      closable={phone ? false : { placement: 'end' }}
      rootClassName={phone ? 'yj-sheet yj-sheet-phone' : 'yj-sheet'}
      footer={footer ? <div className="yj-sheet-foot">{footer}</div> : null}
    >
      {children}
    </Drawer>
  );
}
