// A page of people as it travels.
import { jsonText, type JsonText } from '../../platform/http/index.ts';

export const peopleText = ({ content, total }: { readonly content: string; readonly total: number }): JsonText =>
  jsonText(`{"content":${content},"totalElements":${total},"totalIsExact":true}`);
