// Sends a file and tells how much of it has left; fetch cannot tell, so this is the older way (look: real progress).
import type { BatchDetail, ModelId, UploadCalls, UploadMode } from '@yijian/contract/data-models';
import type { z } from 'zod';
import { ApiError, baseOf, call } from '../../lib/api/index.ts';
import { language } from '../../lib/i18n/index.ts';
import { currentToken } from '../../lib/storage/index.ts';

export interface UploadRequest {
  readonly calls: UploadCalls;
  readonly file: File;
  readonly model: ModelId;
  readonly mode: UploadMode;
  /** Part of the file that has left, from 0 to 1. */
  readonly onSent: (part: number) => void;
}

/** Uploads and answers the checked batch. */
export async function uploadFile(request: UploadRequest): Promise<z.infer<typeof BatchDetail>> {
  // An ordinary call first: it renews a token that is about to end, which a file on its way could not.
  const { listBatches, upload } = request.calls;
  await call(listBatches, { query: { size: 1 } }, { errorMessage: false, repeatCancel: false });
  const form = new FormData();
  form.set('model', request.model);
  form.set('mode', request.mode);
  form.set('file', request.file, request.file.name);
  return send(`${baseOf(upload)}${upload.path}`, form, request.onSent);
}

function send(url: string, form: FormData, onSent: (part: number) => void): Promise<z.infer<typeof BatchDetail>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${currentToken() ?? ''}`);
    request.setRequestHeader('Accept-Language', language());
    request.upload.addEventListener('progress', (event) => onSent(event.loaded / event.total));
    request.upload.addEventListener('load', () => onSent(1));
    request.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'network', url })));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 200) resolve((answer as { result: z.infer<typeof BatchDetail> }).result);
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
