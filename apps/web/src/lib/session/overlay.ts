// The words of the enterprise in place of ours, fetched once at the start and again when they change (specification 3, language entry).
import { languageEndpoints } from '@yijian/contract/languages';
import { call } from '../api/index.ts';
import { replaceWords } from '../i18n/index.ts';

/** Never throws: without an answer the page keeps the words it has. */
export async function loadOverlay(): Promise<void> {
  try {
    const rows = await call(languageEndpoints.overlay, {}, { errorMessage: false, repeatCancel: false, token: false });
    if (Array.isArray(rows)) replaceWords(rows);
  } catch (cause) {
    console.warn('the words of the enterprise were not read', cause);
  }
}
