// Saved cohorts: a question under a name, own, of the team or of everyone.
import type { ReactNode } from 'react';
import { useListState } from '../../../../lib/lists/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';

const fields = {
  indication: 'list',
  drug: 'list',
  province: 'text',
  city: 'text',
  department: 'list',
  period: 'text',
  from: 'text',
  to: 'text',
} as const;

export function Cohorts(): ReactNode {
  return useSavedViews('opinion-groups', fields, useListState(fields)).views;
}
