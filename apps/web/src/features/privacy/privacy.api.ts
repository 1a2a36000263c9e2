// What personal numbers and consents ask the server.
import {
  consentEndpoints,
  revealEndpoints,
  type PersonalTable,
  type Reveal,
  type Revealed,
} from '@yijian/contract/privacy';
import { call, useCall, useWrite } from '../../lib/api/index.ts';

/** One number, whole. Called without a query or a mutation, so that no cache of the page ever holds it. */
export function revealNumber(table: PersonalTable, id: string, body: Reveal): Promise<Revealed> {
  const row = table === 'users' ? revealEndpoints.revealUser : revealEndpoints.revealDoctor;
  return call(row, { params: { id }, body }, { errorMessage: false });
}

/** The caller's own acts, the last ones first. */
export const useOwnReveals = (wanted: boolean) =>
  useCall(revealEndpoints.listOwnReveals, wanted ? { query: { size: 5 } } : null, { errorMessage: false });

export const usePersonalValues = (id: string, wanted: boolean) =>
  useCall(revealEndpoints.listValues, wanted ? { params: { id } } : null, { errorMessage: false });

export const useConsentLedger = (id: string) =>
  useCall(consentEndpoints.findLedger, { params: { id } }, { errorMessage: false });

export const useAddConsent = () =>
  useWrite(consentEndpoints.addConsent, { refreshes: [consentEndpoints.findLedger], errorMessage: false });
