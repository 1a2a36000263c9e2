// Certificates: what is kept of a file, what is refused, what the checks find, who sees which (reliability 22; product 3.6).
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bomb, packed, pdf, picture, pictureWithNotes } from '../../../../../../tools/testing/verifications/files.ts';
import { nextNumber, openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';

let app: TestApp;
let stage: Stage;
let draft: string;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
  draft = await stage.drafted();
});
afterAll(() => app.close());

const upload = (file: { name: string; content: Buffer | string }, more: object = {}) =>
  stage.rep.call(calls.uploadCertificate, {
    body: { requestId: draft, type: 'PRACTICE', holderName: '测试', file, ...more },
  });
const empty = async (): Promise<void> => {
  for (const { id } of (await stage.rep.call(calls.findCertificates, { params: { id: draft } })).body.result)
    await stage.rep.call(calls.deleteCertificate, { query: { id } });
};

describe('files', () => {
  test('a picture is written anew: its notes are gone, it is served as a file that nothing runs in', async () => {
    const number = nextNumber();
    const file = { name: 'licence.html', content: pictureWithNotes(number, 'SECRET-PLACE') };
    const kept = await upload(file, { number });
    expect(kept.body.result).toMatchObject({
      fileType: 'image/png',
      fileName: 'licence.png',
      width: 520,
      height: 360,
      maskedNumber: `110****${number.slice(-3)}`,
    });
    const served = await stage.rep.call(calls.certificateFile, { params: { id: kept.body.result.id } });
    expect(served.raw.includes('SECRET-PLACE')).toBe(false);
    expect(served.raw.subarray(1, 4).toString()).toBe('PNG');
    expect(served.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(String(served.headers['content-disposition'])).toMatch(/^attachment/);
    expect(String(served.headers['content-security-policy'])).toContain('sandbox');
    await empty();
  });

  test.each([
    [
      'SVG named .png',
      'a.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'notACertificate',
    ],
    ['HTML named .pdf', 'a.pdf', '<html><script>alert(1)</script></html>', 'notACertificate'],
    ['GIF', 'a.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x80', 'latin1'), 'notACertificate'],
    ['ZIP named .jpg', 'a.jpg', Buffer.from('PK\x03\x04aaaaaaaa'), 'notACertificate'],
    ['PNG signature alone', 'a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'brokenPicture'],
    ['PNG cut in the middle', 'a.png', picture('cut').subarray(0, 900), 'brokenPicture'],
    ['900 million points', 'a.png', bomb(30_000), 'tooManyPixels'],
    ['points that are not there', 'a.png', bomb(6_000), 'brokenPicture'],
    [
      'PDF with JavaScript',
      'a.pdf',
      pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      'activePdf',
    ],
    [
      'PDF with a name in hexadecimal',
      'a.pdf',
      pdf({ catalog: '/AA << /O << /S /J#61vaScript /J#53 (x) >> >>' }),
      'activePdf',
    ],
    ['PDF with a packed file', 'a.pdf', pdf({ more: [packed('5 0 << /Type /EmbeddedFile >>')] }), 'activePdf'],
    ['PDF that is encrypted', 'a.pdf', pdf({ trailer: '/Encrypt 8 0 R' }), 'encryptedPdf'],
    ['PDF of 21 pages', 'a.pdf', pdf({ pages: 21 }), 'tooManyPages'],
    ['PDF without an end', 'a.pdf', pdf().subarray(0, 120), 'brokenPdf'],
    ['PDF without pages', 'a.pdf', pdf({ pages: 0 }), 'brokenPdf'],
  ])('%s is refused by its content', async (_, name, content, error) => {
    const answer = await upload({ name, content });
    expect([answer.status, answer.body.error, answer.body.fields?.[0]?.field]).toEqual([
      400,
      `verifications.${error}`,
      'body.file',
    ]);
  });

  test('a PDF of pages is kept as it is', async () => {
    const content = pdf({ pages: 2, more: [packed('5 0 << /Title (x) >>')] });
    const kept = await upload({ name: 'a.pdf', content });
    expect(kept.body.result).toMatchObject({ fileType: 'application/pdf', pages: 2 });
    const served = await stage.rep.call(calls.certificateFile, { params: { id: kept.body.result.id } });
    expect(served.raw.equals(content)).toBe(true);
    await empty();
  });

  test('a file over 10 MB, a fourth certificate, days in the wrong order and a bad number are refused by name', async () => {
    const large = await upload({ name: 'a.png', content: Buffer.alloc(10 * 1024 * 1024 + 1, 1) });
    expect([large.status, large.body.error]).toEqual([413, 'core.bodyTooLarge']);
    const file = { name: 'a.png', content: picture('days') };
    const days = await upload(file, { issuedOn: '2026-01-01', expiresOn: '2025-01-01' });
    expect([days.status, days.body.fields?.[0]?.field]).toEqual([400, 'body.expiresOn']);
    const number = await upload(file, { number: "1' or 1=1" });
    expect([number.status, number.body.fields?.[0]?.field]).toEqual([400, 'body.number']);
    for (let count = 0; count < 3; count += 1) expect((await stage.bring(draft)).status).toBe(200);
    expect((await stage.bring(draft)).body.error).toBe('verifications.tooManyCertificates');
    await empty();
  });
});

describe('checks', () => {
  test('the requester sees what is wrong with the own certificate, the steward also where it was used before', async () => {
    const [first, second] = [
      await stage.drafted({ department: '检查一' }),
      await stage.drafted({ licenceNumber: '110330100999111' }),
    ];
    await stage.bring(first, { file: { name: 'first.png', content: picture('first') } });
    const [original] = (await stage.rep.call(calls.findCertificates, { params: { id: first } })).body.result;
    const bytes = (await stage.rep.call(calls.certificateFile, { params: { id: original!.id } })).raw;
    const number = nextNumber();
    const reused = {
      number,
      holderName: '另一个人',
      expiresOn: '2020-01-01',
      file: { name: 'x.png', content: picture(number) },
    };
    await stage.bring(second, reused);
    await stage.bring(second, { file: { name: 'again.png', content: bytes } });
    await stage.rep.call(calls.submit, { params: { id: second } });
    const kinds = async (who: Stage['rep']) =>
      (await who.call(calls.findCertificates, { params: { id: second } })).body.result.map(({ findings }) =>
        findings.map(({ kind }) => kind),
      );
    expect((await kinds(stage.rep))[0]).toEqual(['NAME_DIFFERS', 'NUMBER_DIFFERS', 'EXPIRED']);
    const seen = await kinds(stage.steward);
    expect(seen[0]).toEqual(['NAME_DIFFERS', 'NUMBER_DIFFERS', 'EXPIRED']);
    // Written anew the file is another, the picture is not.
    expect(seen[1]).toContain('SIMILAR_PICTURE');
  });

  test('one number and one file under two doctors are found; the number is shown whole for a reason that is logged', async () => {
    const number = nextNumber();
    const same = { number, file: { name: 'same.png', content: picture(number) } };
    const [first, second] = [
      await stage.drafted({ department: '同证一' }),
      await (async () => {
        const one = await stage.drafted({ department: '同证零' });
        await stage.bring(one, same);
        return stage.drafted({ department: '同证二' });
      })(),
    ];
    expect(first).not.toBe(second);
    await stage.bring(second, same);
    await stage.rep.call(calls.submit, { params: { id: second } });
    const [certificate] = (await stage.steward.call(calls.findCertificates, { params: { id: second } })).body.result;
    const found = certificate!.findings.map(({ kind }) => kind);
    expect(found).toEqual(expect.arrayContaining(['SAME_NUMBER', 'SAME_FILE']));
    const params = { id: certificate!.id };
    const asked = { field: 'LICENCE_NUMBER', category: 'VERIFY', reason: '与注册库核对' } as const;
    const shown = await stage.steward.call(calls.revealNumber, { params, body: asked });
    expect(shown.body.result.value).toBe(number);
    const [line] = await app.owner<{ reason: string }[]>`
      select reason from reveals where enterprise_id = 1 and table_name = 'verification_certificates' and row_id = ${certificate!.id}`;
    expect(line!.reason).toBe('与注册库核对');
    const foreign = await app.as('ling.yuan', 'kanglan');
    expect((await foreign.call(calls.revealNumber, { params, body: asked })).status).toBe(404);
    expect((await foreign.call(calls.certificateFile, { params })).status).toBe(404);
  });
});
