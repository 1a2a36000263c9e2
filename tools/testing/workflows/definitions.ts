// Processes that between them hold every element, rule and policy; each is driven to its end by chance and watched at every step.
import { bpmn } from './build.ts';

const form = `
  form n type=number amount=true
  form flag type=boolean
  form who type=users
  form one type=user`;

const texts: Readonly<Record<string, string>> = {
  'one-step': `start S\nuser A role:COMP\nend E\nS > A > E`,
  'two-steps': `start S\nuser A leader:1\nuser B role:COMP\nend E\nS > A > B > E`,
  'five-steps': `start S\nuser A leader:1\nuser B leader:2\nuser C role:COMP\nuser D role:FIN\nuser F role:OPS\nend E\nS > A > B > C > D > F > E`,
  'service-only': `start S\nservice X\nend E\nS > X > E`,
  'service-between': `start S\nuser A role:COMP\nservice X\nuser B role:FIN\nservice Y delivery=event\nend E\nS > A > X > B > Y > E`,
  copies: `start S\ncopy C role:COMP starter:\nuser A role:FIN\ncopy D leader:1\nend E\nS > C > A > D > E`,
  exclusive: `start S\nexclusive G\nuser A role:COMP\nuser B role:FIN\nexclusive J\nend E\nS > G\nG [form.n > 10] A > J\nG [*] B > J\nJ > E`,
  'exclusive-three': `start S\nexclusive G\nuser A role:COMP\nuser B role:FIN\nuser C role:OPS\nend E\nend F outcome=rejected\nS > G\nG [form.n > 20] A > E\nG [form.n > 5 and form.flag = true] B > E\nG [*] C > F`,
  'exclusive-by-starter': `start S\nexclusive G\nuser A role:COMP\nuser B role:FIN\nend E\nS > G\nG [list contains(starter.roles, "REP")] A > E\nG [*] B > E`,
  parallel: `start S\nparallel P\nuser A role:COMP\nuser B role:FIN\nparallel J\nuser C role:OPS\nend E\nS > P > A > J > C > E\nP > B > J`,
  'parallel-three': `start S\nparallel P\nuser A role:COMP\nuser B role:FIN\nuser C role:OPS\nparallel J\nend E\nS > P > A > J > E\nP > B > J\nP > C > J`,
  'parallel-unjoined': `start S\nparallel P\nuser A role:COMP\nuser B role:FIN\nend E\nend F\nS > P > A > E\nP > B > F`,
  'parallel-nested': `start S\nparallel P\nparallel Q\nuser A role:COMP\nuser B role:FIN\nuser C role:OPS\nparallel K\nparallel J\nend E\nS > P > Q > A > K > J > E\nQ > B > K\nP > C > J`,
  'parallel-long': `start S\nparallel P\nuser A role:COMP\nuser A2 role:MED\nuser B role:FIN\nuser B2 role:MKT\nparallel J\nuser C role:OPS\nend E\nS > P > A > A2 > J > C > E\nP > B > B2 > J`,
  inclusive: `start S\ninclusive G\nuser A role:COMP\nuser B role:FIN\nuser C role:OPS\ninclusive J\nend E\nS > G\nG [form.n > 5] A > J\nG [form.flag = true] B > J\nG [*] C > J\nJ > E`,
  'inclusive-then-step': `start S\ninclusive G\nuser A role:COMP\nuser A2 role:MED\nuser B role:FIN\ninclusive J\nuser C role:OPS\nend E\nS > G\nG [form.n > 5] A > A2 > J\nG [form.flag = true] B > J\nG [*] J\nJ > C > E`,
  'inclusive-in-parallel': `start S\nparallel P\ninclusive G\nuser A role:COMP\nuser B role:FIN\ninclusive K\nuser C role:OPS\nparallel J\nend E\nS > P > G\nG [form.n > 3] A > K\nG [*] B > K\nK > J > E\nP > C > J`,
  'inclusive-by-outcome': `start S\nuser R role:MED whenRejected=continue\ninclusive G\nuser A role:COMP\nuser B role:FIN\ninclusive J\nend E\nS > R > G\nG [outcome.R = "REJECTED"] A > J\nG [form.n > 3] B > J\nG [*] J\nJ > E`,
  'sub-process': `start S\nsub U\nstart US in=U\nuser A role:COMP in=U\nend UE in=U\nuser B role:FIN\nend E\nS > U > B > E\nUS > A > UE`,
  'sub-process-parallel': `start S\nsub U\nstart US in=U\nparallel P in=U\nuser A role:COMP in=U\nuser B role:FIN in=U\nend UE in=U\nend UF in=U\nuser C role:OPS\nend E\nS > U > C > E\nUS > P > A > UE\nP > B > UF`,
  'sub-process-deep': `start S\nsub U\nstart US in=U\nsub V in=U\nstart VS in=V\nuser A role:COMP in=V\nend VE in=V\nuser B role:FIN in=U\nend UE in=U\nend E\nS > U > E\nUS > V > B > UE\nVS > A > VE`,
  'sub-process-terminate': `start S\nsub U\nstart US in=U\nparallel P in=U\nuser A role:COMP in=U\nuser B role:FIN in=U\nterminate UT in=U\nend UE in=U\nuser C role:OPS\nend E\nS > U > C > E\nUS > P > A > UT\nP > B > UE`,
  'sub-process-timed': `start S\nsub U\nstart US in=U\nuser A role:COMP in=U\nuser A2 role:MED in=U\nend UE in=U\nboundary T on=U after=PT4H\nuser L role:FIN\nend E\nend F\nS > U > E\nUS > A > A2 > UE\nT > L > F`,
  'two-sub-processes': `start S\nparallel P\nsub U\nstart US in=U\nuser A role:COMP in=U\nend UE in=U\nsub V\nstart VS in=V\nuser B role:FIN in=V\nend VE in=V\nparallel J\nend E\nS > P > U > J > E\nP > V > J\nUS > A > UE\nVS > B > VE`,
  terminate: `start S\nparallel P\nuser A role:COMP\nuser B role:FIN\nterminate T\nend E\nS > P > A > T\nP > B > E`,
  wait: `start S\ntimer W after=PT2H\nuser A role:COMP\nend E\nS > W > A > E`,
  'wait-in-parallel': `start S\nparallel P\ntimer W after=P1D calendar=business\nuser A role:COMP\nparallel J\nend E\nS > P > W > J > E\nP > A > J`,
  remind: `start S\nuser A role:COMP\nboundary T on=A after=PT1H interrupts=false action=remind repeats=3\nend E\nS > A > E`,
  'time-out-approves': `start S\nuser A role:COMP\nboundary T on=A after=PT3H action=approve\nuser B role:FIN\nend E\nS > A > B > E`,
  'time-out-rejects': `start S\nuser A role:COMP\nboundary T on=A after=PT3H action=reject\nuser B role:FIN\nend E\nS > A > B > E`,
  'time-out-leads-on': `start S\nuser A role:COMP\nboundary T on=A after=PT3H\nuser L role:FIN\nend E\nend F\nS > A > E\nT > L > F`,
  'time-out-beside': `start S\nuser A role:COMP\nboundary T on=A after=PT3H interrupts=false\nuser L role:FIN\nend E\nend F\nS > A > E\nT > L > F`,
  'all-sign': `start S\nuser A role:COMP role:FIN role:OPS all\nend E\nS > A > E`,
  'most-sign': `start S\nuser A role:COMP role:FIN role:OPS role:MED all ratio=0.5\nuser B role:STEW\nend E\nS > A > B > E`,
  'one-by-one': `start S\nuser A role:COMP role:FIN role:OPS sequential\nend E\nS > A > E`,
  'drawn-all': `start S\nuser A role:COMP role:FIN loop=parallel\nend E\nS > A > E`,
  'drawn-sequence': `start S\nuser A role:MED role:OPS loop=sequential\nend E\nS > A > E`,
  'leaders-until': `start S\nuser A leader:1:RSM sequential whenEmpty=skip\nend E\nS > A > E`,
  organisation: `start S\nuser A organization:ORGANIZATION all ratio=0.4 whenStarter=skip\nend E\nS > A > E`,
  'self-select': `start S\nuser A self-select: whenEmpty=admin\nend E\nS > A > E`,
  'by-field': `start S\nuser A field:who all whenEmpty=skip\nuser B field:one whenEmpty=admin\nend E\nS > A > B > E`,
  'by-login': `start S\nuser A user:qian.hui\nuser B starter: whenStarter=allow\nend E\nS > A > B > E`,
  'empty-skips': `start S\nuser A field:one whenEmpty=skip\nuser B role:COMP\nend E\nS > A > B > E`,
  'empty-admin': `start S\nuser A field:one whenEmpty=admin\nend E\nS > A > E`,
  'empty-user': `start S\nuser A field:one whenEmpty=user emptyUser=qian.hui\nend E\nS > A > E`,
  'empty-rejects': `start S\nuser A field:one whenEmpty=reject\nend E\nS > A > E`,
  'starter-skips': `start S\nuser A starter: role:COMP whenStarter=skip\nuser B role:FIN\nend E\nS > A > B > E`,
  'starter-leader': `start S\nuser A starter: whenStarter=leader\nuser B role:FIN\nend E\nS > A > B > E`,
  'starter-refused': `start S\nuser A starter: role:COMP whenStarter=refuse\nend E\nS > A > E`,
  repeats: `start S\nuser A role:COMP\nuser B role:COMP skipRepeats=true\nuser C role:COMP role:FIN all skipRepeats=true\nend E\nS > A > B > C > E`,
  separated: `process separate=A,B,C\nstart S\nuser A role:COMP role:FIN role:OPS\nuser B role:COMP role:FIN role:OPS\nuser C role:COMP role:FIN role:OPS\nend E\nS > A > B > C > E`,
  'loop-until-agreed': `start S\nuser A role:COMP whenRejected=continue\nexclusive G\nuser R starter: whenStarter=allow\nend E\nS > A > G\nG [outcome.A = "REJECTED"] R > A\nG [*] E`,
  'rejected-goes-on': `start S\nuser A role:COMP whenRejected=continue\nexclusive G\nuser B role:FIN\nend E\nend F outcome=rejected\nS > A > G\nG [outcome.A = "REJECTED"] F\nG [*] B > E`,
  'field-rights': `start S\nuser A role:COMP write=n hide=flag comment=true\nuser B role:FIN attachment=true\nend E\nS > A > B > E`,
  calendar: `start S\nuser A role:COMP sla=PT9H calendar=business batch=true\nboundary T on=A after=P2D action=approve calendar=business\nend E\nS > A > E`,
  everything: `process risk=LOW riskWhen="form.n > 30" separate=A,F\nstart S\ncopy C role:COMP\nparallel P\nuser A leader:1 sla=P1D\nsub U\nstart US in=U\ninclusive G in=U\nuser B role:FIN in=U\nuser D role:OPS role:MED all ratio=0.5 in=U\ninclusive K in=U\nend UE in=U\nboundary T on=U after=P3D interrupts=false\nuser L role:STEW\nend Z\nparallel J\nservice X\ntimer W after=PT1H\nuser F role:COMP role:MKT\nend E\nS > C > P > A > J > X > W > F > E\nP > U > J\nUS > G\nG [form.n > 5] B > K\nG [form.flag = true] D > K\nG [*] K\nK > UE\nT > L > Z`,
};

export interface TestDefinition {
  readonly key: string;
  readonly xml: string;
}

/** `organization` is the code of an organisation that has people. */
export const testDefinitions = (organization: string): TestDefinition[] =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    xml: bpmn(key, `${form}\n${text.replaceAll('ORGANIZATION', organization)}`),
  }));
