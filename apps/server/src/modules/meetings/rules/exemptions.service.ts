// Which managers a process can ask for an exemption from a rule.
import type { RuleExemption } from '@yijian/contract/rules';
import { findFormFields } from '../../workflows/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { fieldOfExemption } from './exemptions.policy.ts';

/** As the enterprise has designed the process of this key; nobody where it has none. */
export async function findExemptions(context: Context, definitionKey: string): Promise<ReadonlySet<RuleExemption>> {
  const fields = await findFormFields(context, definitionKey);
  const all = Object.keys(fieldOfExemption) as RuleExemption[];
  return new Set(all.filter((one) => fields.includes(fieldOfExemption[one])));
}
