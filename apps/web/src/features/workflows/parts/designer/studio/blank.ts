// What a new process begins with: a start, the line manager, an end.
const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

interface Words {
  readonly start: string;
  readonly leader: string;
  readonly end: string;
}

export const blank = (key: string, name: string, words: Words): string => `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:yj="urn:yijian:bpmn:1" id="definitions" targetNamespace="urn:yijian:workflows">
  <bpmn:process id="${key}" name="${escaped(name)}" isExecutable="true">
    <bpmn:extensionElements><yj:process risk="medium" /></bpmn:extensionElements>
    <bpmn:startEvent id="start" name="${escaped(words.start)}"><bpmn:outgoing>toLeader</bpmn:outgoing></bpmn:startEvent>
    <bpmn:userTask id="leader" name="${escaped(words.leader)}">
      <bpmn:extensionElements>
        <yj:approval enName="Line manager" mode="any" whenEmpty="admin" whenStarter="refuse"><yj:candidate kind="leader" levels="1" /></yj:approval>
      </bpmn:extensionElements>
      <bpmn:incoming>toLeader</bpmn:incoming><bpmn:outgoing>toEnd</bpmn:outgoing>
    </bpmn:userTask>
    <bpmn:endEvent id="end" name="${escaped(words.end)}"><bpmn:incoming>toEnd</bpmn:incoming></bpmn:endEvent>
    <bpmn:sequenceFlow id="toLeader" sourceRef="start" targetRef="leader" />
    <bpmn:sequenceFlow id="toEnd" sourceRef="leader" targetRef="end" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="diagram">
    <bpmndi:BPMNPlane id="plane" bpmnElement="${key}">
      <bpmndi:BPMNShape id="start_di" bpmnElement="start"><dc:Bounds x="152" y="162" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="leader_di" bpmnElement="leader"><dc:Bounds x="260" y="140" width="110" height="80" /></bpmndi:BPMNShape>
      <bpmndi:BPMNShape id="end_di" bpmnElement="end"><dc:Bounds x="442" y="162" width="36" height="36" /></bpmndi:BPMNShape>
      <bpmndi:BPMNEdge id="toLeader_di" bpmnElement="toLeader"><di:waypoint x="188" y="180" /><di:waypoint x="260" y="180" /></bpmndi:BPMNEdge>
      <bpmndi:BPMNEdge id="toEnd_di" bpmnElement="toEnd"><di:waypoint x="370" y="180" /><di:waypoint x="442" y="180" /></bpmndi:BPMNEdge>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
