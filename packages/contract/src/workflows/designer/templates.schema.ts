// What a new process begins with: the usual ways of asking somebody, as definitions that are drawn when they are opened.

export const workflowTemplates = ['leader', 'twoSteps', 'byAmount', 'together', 'withCopy'] as const;
export type WorkflowTemplate = (typeof workflowTemplates)[number];

const NAMESPACE = ['bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"', 'yj="urn:yijian:bpmn:1"']
  .map((one) => `xmlns:${one}`)
  .join(' ');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const byLeader = '<yj:candidate kind="leader" levels="1" />';
const byRole = (code: string): string => `<yj:candidate kind="role" value="${code}" />`;
const approval = (id: string, name: string, enName: string, candidate: string): string =>
  `<bpmn:userTask id="${id}" name="${name}"><bpmn:extensionElements><yj:approval enName="${enName}" mode="any" whenEmpty="admin" whenStarter="refuse">${candidate}</yj:approval></bpmn:extensionElements></bpmn:userTask>`;
const flow = (from: string, to: string, condition?: string): string =>
  condition === undefined
    ? `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}" />`
    : `<bpmn:sequenceFlow id="${from}_${to}" sourceRef="${from}" targetRef="${to}"><bpmn:conditionExpression>${escaped(condition)}</bpmn:conditionExpression></bpmn:sequenceFlow>`;
const flows = (...ids: string[]): string =>
  ids
    .slice(1)
    .map((to, at) => flow(ids[at]!, to))
    .join('');

const start =
  '<bpmn:startEvent id="start" name="提交申请"><bpmn:extensionElements><yj:start enName="Request" /></bpmn:extensionElements></bpmn:startEvent>';
const end = '<bpmn:endEvent id="end" name="结束" />';
const leader = approval('leader', '直属上级审批', 'Line manager', byLeader);
const finance = approval('finance', '财务审批', 'Finance', byRole('FIN'));
const compliance = approval('compliance', '合规审批', 'Compliance', byRole('COMP'));
const amount =
  '<yj:formField name="amount" label="金额" enLabel="Amount" type="money" required="true" summary="true" amount="true" />';

const parts: Readonly<Record<WorkflowTemplate, { readonly form?: string; readonly body: string }>> = {
  leader: { body: start + leader + end + flows('start', 'leader', 'end') },
  twoSteps: { body: start + leader + compliance + end + flows('start', 'leader', 'compliance', 'end') },
  byAmount: {
    form: amount,
    body: [
      start + leader,
      '<bpmn:exclusiveGateway id="size" name="金额大？" default="size_end" />',
      finance + end + flows('start', 'leader', 'size', 'end'),
      flow('size', 'finance', 'form.amount > 10000') + flow('finance', 'end'),
    ].join(''),
  },
  together: {
    body: [
      start,
      '<bpmn:parallelGateway id="split" /><bpmn:parallelGateway id="join" />',
      finance +
        compliance +
        end +
        flows('start', 'split', 'finance', 'join', 'end') +
        flows('split', 'compliance', 'join'),
    ].join(''),
  },
  withCopy: {
    body: [
      start + leader,
      '<bpmn:sendTask id="copy" name="抄送发起人的上级"><bpmn:extensionElements><yj:copy enName="Copy"><yj:candidate kind="leader" levels="1" /></yj:copy></bpmn:extensionElements></bpmn:sendTask>',
      end + flows('start', 'leader', 'copy', 'end'),
    ].join(''),
  },
};

/** The definition of a template under its key and name; where its elements stand is worked out when it is drawn. */
export function templateXml(template: WorkflowTemplate, key: string, name: string): string {
  const { form = '', body } = parts[template];
  return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions ${NAMESPACE} id="definitions" targetNamespace="urn:yijian:workflows">
  <bpmn:process id="${key}" name="${escaped(name)}" isExecutable="true"><bpmn:extensionElements><yj:process risk="medium">${form}</yj:process></bpmn:extensionElements>${body}</bpmn:process>
</bpmn:definitions>
`;
}
