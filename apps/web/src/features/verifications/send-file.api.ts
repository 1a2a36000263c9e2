// Sends a file and tells how much of it has left; fetch cannot tell, so this is the older way (look: real progress).
import type { EndpointRow, Output } from '@yijian/contract/core';
import { failedResultEndpoints, verificationEndpoints as calls } from '@yijian/contract/verifications';
import { ApiError, baseOf, call, download } from '../../lib/api/index.ts';
import { language } from '../../lib/i18n/index.ts';
import { currentToken } from '../../lib/storage/index.ts';

export interface SentFile {
  readonly file: File;
  readonly fields?: Readonly<Record<string, string>>;
  /** Part of the file that has left, from 0 to 1. */
  readonly onSent?: (part: number) => void;
}

export const sendCertificate = (sent: SentFile) => sendFile(calls.uploadCertificate, sent);
/** The rows of the same sheet that failed, saved as a workbook. */
export const downloadFailedResults = (file: File) => download(failedResultEndpoints.downloadFailed, { body: { file } });
export const sendResults = (sent: SentFile) => sendFile(calls.uploadResults, sent);

async function sendFile<E extends EndpointRow>(row: E, { file, fields = {}, onSent }: SentFile): Promise<Output<E>> {
  // An ordinary call first: it renews a token that is about to end, which a file on its way could not.
  await call(calls.count, { query: {} }, { errorMessage: false, repeatCancel: false });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value);
  form.set('file', file, file.name);
  return send(row, form, onSent ?? (() => undefined));
}

function send<E extends EndpointRow>(row: E, form: FormData, onSent: (part: number) => void): Promise<Output<E>> {
  const url = `${baseOf(row)}${row.path}`;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(row.method, url);
    request.setRequestHeader('Authorization', `Bearer ${currentToken() ?? ''}`);
    request.setRequestHeader('Accept-Language', language());
    request.upload.addEventListener('progress', (event) => onSent(event.loaded / event.total));
    request.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'network', url })));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 200) resolve((answer as { result: Output<E> }).result);
      else reject(new ApiError({ status: request.status, url, answer }));
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
