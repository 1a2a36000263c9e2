// What is different in meaning between two definitions: elements added, removed and changed; where they are drawn says nothing.
import type { DefinitionChange } from '@yijian/contract/workflows';
import type { Model } from '../model/model.policy.ts';
import { fieldFacts, flowFacts, nodeFacts, processFacts, type Facts } from './describe.policy.ts';
import { kindWords, type Language } from './design-words.policy.ts';

interface Described {
  readonly kind: string;
  readonly name: string;
  readonly facts: Facts;
}

function describe(model: Model, language: Language): Map<string, Described> {
  const found = new Map<string, Described>();
  const name = kindWords('process', language);
  found.set(model.processId, { kind: name, name, facts: processFacts(model, language) });
  for (const field of model.form)
    found.set(`form.${field.name}`, {
      kind: kindWords('field', language),
      name: language === 'en' ? field.enLabel : field.label,
      facts: fieldFacts(field, language),
    });
  for (const node of Object.values(model.nodes))
    found.set(node.id, {
      kind: kindWords(node.type, language),
      name: (language === 'en' ? node.enName : node.name) || node.id,
      facts: nodeFacts(model, node, language),
    });
  for (const flow of Object.values(model.flows)) {
    const facts = flowFacts(model, flow.id, language);
    const [from, to] = [...facts.values()];
    found.set(flow.id, { kind: kindWords('flow', language), name: `${from} → ${to}`, facts });
  }
  return found;
}

export function differences(before: Model, after: Model, language: Language): DefinitionChange[] {
  const [old, now] = [describe(before, language), describe(after, language)];
  const changes: DefinitionChange[] = [];
  const say = (element: string, change: DefinitionChange['change'], told: Described, details: Detail[]) =>
    void changes.push({ element, change, kind: told.kind, name: told.name, details });
  for (const [element, told] of now) {
    const earlier = old.get(element);
    if (earlier === undefined) say(element, 'ADDED', told, detailsOf(new Map(), told.facts));
    else {
      const details = detailsOf(earlier.facts, told.facts);
      if (details.length > 0) say(element, 'CHANGED', told, details);
    }
  }
  for (const [element, told] of old) if (!now.has(element)) say(element, 'REMOVED', told, []);
  return changes;
}

type Detail = DefinitionChange['details'][number];

function detailsOf(before: Facts, after: Facts): Detail[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((what) => before.get(what) !== after.get(what))
    .map((what) => ({ what, before: before.get(what) ?? '', after: after.get(what) ?? '' }));
}
