// Sends a file and tells how much of it has left; fetch cannot tell, so this is the older way (look: real progress).
import { publicationEndpoints as calls } from '@yijian/contract/publications';
import { ApiError, baseOf, call } from '../../lib/api/index.ts';
import { language } from '../../lib/i18n/index.ts';
import { currentToken } from '../../lib/storage/index.ts';

export interface Sending {
  readonly file: File;
  /** Read it also when the same file was read before. */
  readonly again: boolean;
  /** Part of the file that has left, from 0 to 1. */
  readonly onSent: (part: number) => void;
}

/** Resolves when the import has begun. */
export async function sendPublications({ file, again, onSent }: Sending): Promise<void> {
  // An ordinary call first: it renews a token that is about to end, which a file on its way could not.
  await call(calls.listImports, { query: { size: 1 } }, { errorMessage: false, repeatCancel: false });
  const form = new FormData();
  form.set('again', String(again));
  form.set('file', file, file.name);
  await send(`${baseOf(calls.startImport)}${calls.startImport.path}`, form, onSent);
}

function send(url: string, form: FormData, onSent: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${currentToken() ?? ''}`);
    request.setRequestHeader('Accept-Language', language());
    request.upload.addEventListener('progress', (event) => onSent(event.loaded / event.total));
    request.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'network', url })));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve();
      else reject(new ApiError({ status: request.status, url, answer: parsed(request.responseText) }));
    });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
