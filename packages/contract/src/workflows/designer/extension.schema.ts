// What the definitions say beyond BPMN 2.0, for the server's parser and the browser's designer alike: the namespace `yj` (product: workflow).

const attributes = (...names: string[]) => names.map((name) => ({ name, isAttr: true, type: 'String' }));

/** The description of the namespace, in the format of moddle. */
export const workflowExtension = {
  name: 'Yijian',
  uri: 'urn:yijian:bpmn:1',
  prefix: 'yj',
  xml: { tagAlias: 'lowerCase' },
  types: [
    {
      name: 'Process',
      superClass: ['Element'],
      properties: [
        ...attributes('risk', 'riskWhen', 'starters'),
        { name: 'formFields', isMany: true, type: 'FormField' },
        { name: 'separates', isMany: true, type: 'Separate' },
      ],
    },
    {
      name: 'FormField',
      superClass: ['Element'],
      properties: attributes('name', 'label', 'enLabel', 'type', 'required', 'options', 'summary', 'amount', 'maximum'),
    },
    { name: 'Separate', superClass: ['Element'], properties: attributes('nodes') },
    {
      name: 'Approval',
      superClass: ['Element'],
      properties: [
        ...attributes('mode', 'ratio', 'whenEmpty', 'emptyUser', 'whenStarter', 'whenRejected', 'comment', 'signature'),
        ...attributes('attachment', 'batch', 'sla', 'calendar', 'skipRepeats', 'enName'),
        { name: 'candidates', isMany: true, type: 'Candidate' },
        { name: 'fields', isMany: true, type: 'Field' },
      ],
    },
    { name: 'Candidate', superClass: ['Element'], properties: attributes('kind', 'value', 'levels', 'until') },
    { name: 'Field', superClass: ['Element'], properties: attributes('name', 'access') },
    { name: 'Start', superClass: ['Element'], properties: attributes('enName') },
    { name: 'Effect', superClass: ['Element'], properties: attributes('name', 'delivery', 'enName') },
    {
      name: 'Copy',
      superClass: ['Element'],
      properties: [...attributes('enName'), { name: 'candidates', isMany: true, type: 'Candidate' }],
    },
    { name: 'Timer', superClass: ['Element'], properties: attributes('calendar', 'action', 'repeats') },
    { name: 'End', superClass: ['Element'], properties: attributes('outcome') },
  ],
};
