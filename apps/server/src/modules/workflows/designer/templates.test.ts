// What the designer offers for choosing is what the engine understands: templates without a fault, conditions that hold (product: workflow).
import {
  templateXml,
  workflowAdminEndpoints as admins,
  workflowDesignerEndpoints as calls,
  workflowTemplates,
} from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { holds } from '../model/expression.policy.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const card = { category: 'OTHER', name: '采购 <急>', enName: 'Purchase', description: '', enDescription: '' };

it.each(workflowTemplates)('the template %s has no fault and is deployed', async (template) => {
  const key = `begin-${template.toLowerCase()}`;
  const xml = templateXml(template, key, card.name);
  expect((await admin.call(admins.validate, { body: { xml } })).body.result.faults).toEqual([]);
  const body = { ...card, icon: 'workflow', xml, lockVersion: 0, isNew: true };
  expect((await admin.call(calls.saveDraft, { params: { key }, body })).status).toBe(200);
  const made = await admin.call(calls.deployDraft, { params: { key }, body: { lockVersion: 1, note: '' } });
  expect(made.status).toBe(200);
});

it('conditions that are chosen hold and fail as their words say', () => {
  const facts = {
    form: { amount: 5000, day: '2026-03-01', kind: '甲', title: '他说"好"', people: ['1', '2'], isUrgent: true },
    starter: { id: '7', roles: ['REP'], organization: 'EAST' },
    outcome: { Activity_0ab: 'REJECTED' },
    risk: 'HIGH',
  };
  const good = [
    'form.amount >= 5000',
    'form.day > "2026-02-28" and form.day <= "2026-03-01"',
    'list contains(["甲", "乙"], form.kind)',
    'form.title = "他说\\"好\\""',
    'contains(form.title, "说")',
    'starts with(form.title, "他")',
    'list contains(form.people, "2")',
    'form.isUrgent = true',
    'form.isPaid != true',
    'form.price = null',
    'form.kind != null',
    'list contains(starter.roles, "REP")',
    'not(list contains(starter.roles, "MSL"))',
    'starter.organization = "EAST"',
    'outcome.Activity_0ab = "REJECTED"',
    'risk != "LOW" or form.amount > 9999',
  ];
  expect(good.filter((text) => !holds(text, facts))).toEqual([]);
  const bad = ['form.amount > 5000', 'form.day < "2026-03-01"', 'list contains(["乙"], form.kind)', 'form.price > 1'];
  expect([...bad, 'form.isPaid = true', 'form.kind = null'].filter((text) => holds(text, facts))).toEqual([]);
});
