// Every call of the contract that writes leaves a group in the audit trail, with its user and its request (reliability 27).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { effectOf } from '@yijian/contract/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { startChatPartner, type ChatPartner } from '../../../../../tools/testing/servers/chat-partner.ts';
import { writeAccounts, writeMenus, writeSessions } from '../../../../../tools/testing/writes/console.ts';
import {
  writeCustomers,
  writePersonalValues,
  writeUploads,
  writeUserImports,
  writeChannels,
  writeTags,
  writeTransfers,
} from '../../../../../tools/testing/writes/customers.ts';
import { openDesk, type Desk, type Ledger } from '../../../../../tools/testing/writes/desk.ts';
import { writeMachinery, writeOwnership } from '../../../../../tools/testing/writes/machinery.ts';
import { writeHandings, writeProcesses, writeProcessSettings } from '../../../../../tools/testing/writes/processes.ts';
import { writeDictionaries, writeSettings } from '../../../../../tools/testing/writes/settings.ts';
import { writeAssistants } from '../../../../../tools/testing/writes/analysis/assistants.ts';
import { writeTasks } from '../../../../../tools/testing/writes/tasks.ts';
import { writeOpinionLeaders } from '../../../../../tools/testing/writes/opinion-leaders.ts';
import { writePublications } from '../../../../../tools/testing/writes/publications.ts';
import { writeBudgets } from '../../../../../tools/testing/writes/meetings/budgets.ts';
import { writeBoards } from '../../../../../tools/testing/writes/analysis/boards.ts';
import { writeClues } from '../../../../../tools/testing/writes/analysis/clues.ts';
import { writeDataAssets } from '../../../../../tools/testing/writes/analysis/data-assets.ts';
import { writeForecasts } from '../../../../../tools/testing/writes/analysis/forecasts.ts';
import { writeFunnels } from '../../../../../tools/testing/writes/analysis/funnels.ts';
import { writeOpinions } from '../../../../../tools/testing/writes/analysis/opinions.ts';
import { writeTreatments } from '../../../../../tools/testing/writes/patients/treatments.ts';
import { writeCounterparties } from '../../../../../tools/testing/writes/meetings/counterparties.ts';
import { writeArticles } from '../../../../../tools/testing/writes/meetings/articles.ts';
import { writeOpeningLines } from '../../../../../tools/testing/writes/meetings/opening-lines.ts';
import { writeSends } from '../../../../../tools/testing/writes/meetings/sends.ts';
import { writeLibrary } from '../../../../../tools/testing/writes/meetings/library.ts';
import { startWecom, type WecomServer } from '../../../../../tools/testing/servers/wecom-server.ts';
import { writeDoctorPortal } from '../../../../../tools/testing/writes/meetings/doctor-portal.ts';
import { writePayments } from '../../../../../tools/testing/writes/meetings/payments.ts';
import { writeSpeakers } from '../../../../../tools/testing/writes/meetings/speakers.ts';
import { writeMeetings } from '../../../../../tools/testing/writes/meetings/meetings.ts';
import { writeAcademicNetworks } from '../../../../../tools/testing/writes/academic/academic-networks.ts';
import { writeAcademicRecords } from '../../../../../tools/testing/writes/academic/academic-records.ts';
import { writeDuplicates, writeHospitalDuplicates } from '../../../../../tools/testing/writes/duplicates.ts';
import { writeVerifications } from '../../../../../tools/testing/writes/verifications.ts';
import { writeVisits } from '../../../../../tools/testing/writes/visits.ts';
import { readSettings } from '../../platform/config/index.ts';
import { rooms } from '../rooms.ts';

/** Calls that write only tables outside the trail, each with its reason. */
const unaudited: Readonly<Record<string, string>> = {
  'articles.favor': 'a mark of the user alone',
  'articles.unfavor': 'a mark of the user alone',
  'doctor-portal.sendCode': 'a code that is void after five minutes; rows are forgotten after a day',
  'doctor-portal.findHospitals': 'counts what an address has heard; rows are forgotten after a day',
  'doctor-portal.expandMeeting': 'counts wrong numbers of an address; rows are forgotten after a day',
  'doctor-portal.validateMeetingCode': 'gives a ticket that is void after ten minutes; rows are forgotten after a day',
  'doctor-portal.signIn': 'opens a session of a doctor, which stands in doctor_portal_sessions',
  'doctor-portal.signInByChat': 'opens a session of a doctor, which stands in doctor_portal_sessions',
  'doctor-portal.signOut': 'ends a session of a doctor, which stands in doctor_portal_sessions',
  'library.download': 'stands in library_downloads, which only grows',
  'opinion-posts.retag': 'what follows from posts, drugs and corrections, which stand in the trail themselves',
  'meetings.findSignInCode': 'reads under the lock of the meeting; nothing is written',
  'meetings.download': 'evidence is read by those who see the meeting; nothing is written',
  'saved-searches.pin': 'which numbers stand on the workspace is a habit of the screen',
  'saved-searches.makeDefault': 'which view opens first is a habit of the screen',
  'sessions.heartbeat': 'adds time on pages to usage_events, which is a log of its own that only grows',
  'workflow-designer.saveDraft': 'keeps a drawing every few seconds; the version it becomes is audited',
  'workflow-designer.discardDraft': 'throws away what was never in force',
  'sessions.issueTicket': 'keeps a secret for one minute that opens the socket once; the session behind it is audited',
};

const webDir = mkdtempSync(path.join(os.tmpdir(), 'yijian-writes-'));
let app: TestApp;
let partner: ChatPartner;
let wecom: WecomServer;
let desk: Desk;
let ledger: Ledger;
let expected: string[];

beforeAll(async () => {
  writeFileSync(path.join(webDir, 'phrases.json'), JSON.stringify({ doctors: { title: ['医生', 'Doctors'] } }));
  partner = await startChatPartner();
  partner.contacts.set('chen.yizhou', [{ externalUserId: 'wm_written', name: '写入联系人' }]);
  wecom = await startWecom({ corpId: 'corp-1', secret: 'secret-1' });
  const chat = {
    WECOM_GATEWAY: wecom.address,
    WECOM_SECRETS: 'corp-1:1000001=secret-1',
    ALLOW_PRIVATE_ADDRESSES: 'true',
  };
  const settings = {
    ...chat,
    WEB_DIR: webDir,
    DATA_DIR: webDir,
    CHAT_GATEWAY: partner.address,
    CHAT_GATEWAY_KEY: partner.key,
  };
  app = await startTestApp({ settings });
  const endpoints = rooms(app.app.directory, readSettings({}));
  expected = endpoints.filter(({ row }) => effectOf(row) !== 'read').map(({ name }) => name);
  ({ desk, ledger } = openDesk(app, endpoints));
});
afterAll(async () => {
  await app.close();
  await partner.close();
  await wecom.close();
  rmSync(webDir, { recursive: true });
});

test.each([
  ['accounts', writeAccounts],
  ['menus', writeMenus],
  ['settings', writeSettings],
  ['dictionaries', writeDictionaries],
  ['customers', writeCustomers],
  ['tags', writeTags],
  ['transfers', writeTransfers],
  ['channels', writeChannels],
  ['visits', writeVisits],
  ['tasks', writeTasks],
  ['budgets', writeBudgets],
  ['counterparties', writeCounterparties],
  ['treatments', writeTreatments],
  ['articles', writeArticles],
  ['opening-lines', writeOpeningLines],
  ['sends', writeSends],
  ['funnels', writeFunnels],
  ['opinions', writeOpinions],
  ['clue scores', writeClues],
  ['data assets', writeDataAssets],
  ['forecasts', writeForecasts],
  ['subscriptions of boards', writeBoards],
  ['the assistant', writeAssistants],
  ['library', writeLibrary],
  ['meetings', writeMeetings],
  ['doctors at meetings', (desk: Desk) => writeDoctorPortal(desk, { folder: webDir, wecom })],
  ['meeting-payments', writePayments],
  ['speakers', writeSpeakers],
  ['personal values', writePersonalValues],
  ['uploads', writeUploads],
  ['imports of users', writeUserImports],
  ['verifications', writeVerifications],
  ['duplicates', writeDuplicates],
  ['hospital duplicates', writeHospitalDuplicates],
  ['opinion leaders', writeOpinionLeaders],
  ['publications', writePublications],
  ['academic records', writeAcademicRecords],
  ['academic networks', writeAcademicNetworks],
  ['processes', writeProcesses],
  ['handings of tasks', writeHandings],
  ['settings of processes', writeProcessSettings],
  ['machinery', writeMachinery],
  ['ownership', writeOwnership],
  ['sessions', writeSessions],
])(
  'R27 what is written of %s stands in the trail with its user and its request',
  async (_, work) => {
    ledger.wrong.length = 0;
    await work(desk).catch((error: unknown) => ledger.wrong.push(String(error)));
    expect(ledger.wrong).toEqual([]);
  },
  60_000,
);

test('R27 every call that writes was made, and only those listed leave nothing', () => {
  const made = new Set([...ledger.audited, ...ledger.silent]);
  expect(expected.filter((name) => !made.has(name))).toEqual([]);
  expect([...ledger.silent].filter((name) => !ledger.audited.has(name)).toSorted()).toEqual(
    Object.keys(unaudited).toSorted(),
  );
  expect(ledger.audited.size).toBe(expected.length - Object.keys(unaudited).length);
  expect(expected.length).toBeGreaterThan(90);
});
