// What a form says when it is over: through the shell around it, or in the same way where there is none, as in the console.
import { App } from 'antd';
import { useContext } from 'react';
import { ShellServicesContext, type ShellServices } from '../router/index.ts';

type Toast = Pick<ShellServices['toast'], 'success' | 'error'>;

export function useToast(): Toast {
  const shell = useContext(ShellServicesContext);
  const { message } = App.useApp();
  return (
    shell?.toast ?? {
      success: (words) => void message.success(words),
      error: (words) => void message.error(words),
    }
  );
}
