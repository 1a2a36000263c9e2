// A form that is sent: nothing while something is missing, faults beside their fields, everything else told once.
import { act, renderHook, screen } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/index.ts';
import { ShellServicesContext, type ShellServices } from '../router/index.ts';
import { useFormSending } from './index.ts';

const toast = { success: vi.fn(), info: vi.fn(), error: vi.fn() };
const shell = { toast } as Partial<ShellServices> as ShellServices;
const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
  <App>
    <ShellServicesContext value={shell}>{children}</ShellServicesContext>
  </App>
);
const named = (path: readonly (string | number)[], message: string) => ({
  field: String(path[0]),
  label: 'Name',
  message,
});
const missing = { field: 'name', label: 'Name', message: 'Fill this in' };

const refusal = (fields: { field: string; message: string }[]): ApiError => {
  const answer = { code: 400, error: 'core.badInput', message: 'Not like this', fields, requestId: 'r1' };
  return new ApiError({ status: 400, url: '/doctor', answer });
};

it('sends nothing while something is missing, and forgets it at the next try', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { result } = renderHook(() => useFormSending({ named }), { wrapper });
  expect(await act(() => result.current.send('save', run, [missing]))).toBe(false);
  expect(run).not.toHaveBeenCalled();
  expect(result.current.problems).toEqual([missing]);
  expect(await act(() => result.current.send('save', run))).toBe(true);
  expect(result.current.problems).toEqual([]);
});

it('names the act under way, and each fault of the server at its field', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const run = (): Promise<void> => new Promise((_, reject) => void (refuse = reject));
  const { result } = renderHook(() => useFormSending<'save' | 'submit'>({ named }), { wrapper });
  let sent: Promise<boolean> | undefined;
  act(() => void (sent = result.current.send('submit', run)));
  expect(result.current.running).toBe('submit');
  refuse(refusal([{ field: 'body.name', message: 'is there already' }]));
  expect(await act(() => sent!)).toBe(false);
  expect(result.current).toMatchObject({ running: null, problems: [{ field: 'name', message: 'is there already' }] });
  expect(toast.error).not.toHaveBeenCalled();
});

it('an error that names no field is a toast, or stands where the form says', async () => {
  const run = (): Promise<void> => Promise.reject(refusal([]));
  const { result } = renderHook(() => useFormSending({ named }), { wrapper });
  await act(() => result.current.send('save', run));
  expect(toast.error).toHaveBeenCalledWith('Not like this');
  const other = renderHook(() => useFormSending({ named, elsewhere: 'title' }), { wrapper });
  await act(() => other.result.current.send('save', run));
  expect(other.result.current.problems).toEqual([{ field: 'title', label: 'Name', message: 'Not like this' }]);
  const own = renderHook(() => useFormSending({ named, explained: () => [] }), { wrapper });
  await act(() => own.result.current.send('save', run));
  expect(own.result.current.problems).toEqual([]);
  expect(toast.error).toHaveBeenCalledTimes(1);
});

it('outside the shell, as in the console, an error is told all the same', async () => {
  const run = (): Promise<void> => Promise.reject(refusal([]));
  const { result } = renderHook(() => useFormSending({ named }), { wrapper: App });
  await act(() => result.current.send('save', run));
  expect(await screen.findByText('Not like this')).toBeTruthy();
});
