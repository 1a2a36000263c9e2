// One file of publications through the product's own upload, watched to its end as the screen does.
import { residentMegabytes } from '../../stage/child.ts';

export interface Uploaded {
  readonly id: string;
  readonly state: string;
  readonly read: number;
  readonly added: number;
  readonly faulty: number;
  readonly suggested: number;
  readonly confirmed: number;
  /** From the upload until the import had ended. */
  readonly seconds: number;
  /** MB of the server before, and the most of it meanwhile. */
  readonly restingMegabytes: number;
  readonly peakMegabytes: number;
}

interface Target {
  readonly port: number;
  readonly pid: number;
  readonly token: string;
}

export async function uploadPublications({ port, pid, token }: Target, name: string, file: Blob): Promise<Uploaded> {
  const ask = async (method: string, path: string, body?: FormData): Promise<Uploaded> => {
    const answer = await fetch(`http://localhost:${port}/prod-api/publication/import${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body }),
    });
    if (!answer.ok) throw new Error(`import${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return ((await answer.json()) as { result: Uploaded }).result;
  };
  const form = new FormData();
  form.set('again', 'true');
  form.set('file', file, name);
  const restingMegabytes = residentMegabytes(pid);
  let peakMegabytes = restingMegabytes;
  const began = performance.now();
  let run = await ask('POST', '', form);
  while (run.state === 'RUNNING') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    peakMegabytes = Math.max(peakMegabytes, residentMegabytes(pid));
    run = await ask('GET', `/${run.id}`);
  }
  return { ...run, seconds: (performance.now() - began) / 1000, restingMegabytes, peakMegabytes };
}
