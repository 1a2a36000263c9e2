// The screen of a form: of a new record where the address names none, or of the one it names.
import { Async, type AsyncProps } from '@yijian/ui/states';
import { Fragment, useState, type ReactNode } from 'react';
import { useRecordId } from './record-screen.tsx';

/** The record that the form began with: saving a new one puts its id into the address and loads nothing anew. */
export const useStartId = (): string | null => useState(useRecordId())[0];

interface FormScreenProps<T> {
  /** From `useStartId`. */
  readonly id: string | null;
  readonly query: AsyncProps<T>['query'];
  readonly failedTitle: string;
  /** The form of a new record. */
  readonly blank: ReactNode;
  readonly children: (record: T) => ReactNode;
}

export function FormScreen<T extends { readonly id: string }>(props: FormScreenProps<T>): ReactNode {
  const { id, query, failedTitle, blank, children } = props;
  if (id === null) return blank;
  return (
    <Async query={query} shape="form" failedTitle={failedTitle}>
      {(record) => <Fragment key={record.id}>{children(record)}</Fragment>}
    </Async>
  );
}
