// The logo of an enterprise: PNG alone, written anew (reliability 16).
import { crc32, deflateSync } from 'node:zlib';
import { enterpriseAdminEndpoints as calls } from '@yijian/contract/enterprises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

describe('the logo', () => {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const png = (side: number, extra: Buffer[] = []): Buffer => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(side, 0);
    head.writeUInt32BE(side, 4);
    head.set([8, 6, 0, 0, 0], 8);
    const rows = deflateSync(Buffer.alloc((side * 4 + 1) * side, 7));
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      ...extra,
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  const send = (content: Buffer) => admin.call(calls.keepLogo, { body: { file: { name: 'logo.png', content } } });

  test('a small PNG is written anew without what it carried besides pixels', async () => {
    const carried = chunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const { status, body } = await send(Buffer.concat([png(16, [carried]), Buffer.from('<?php trailing ?>')]));
    expect(status).toBe(200);
    const kept = Buffer.from(body.result.logo!.split(',')[1]!, 'base64');
    expect(kept.subarray(1, 4).toString()).toBe('PNG');
    expect(kept.toString('latin1')).not.toMatch(/script|php|tEXt/);
    expect((await admin.call(calls.deleteLogo)).body.result.logo).toBeNull();
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a page', Buffer.from('<html></html>')],
    ['a broken PNG', png(16).subarray(0, 60)],
    ['a PNG with a wrong sum', Buffer.from(png(16).map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
    ['a PNG of too many pixels', png(513)],
  ])('%s is refused', async (_what, content) => {
    const { status, body } = await send(content);
    expect([status, body.error, body.fields?.[0]?.field]).toEqual([400, 'enterprises.badLogo', 'body.file']);
  });
});
