// Medical fields told by Chinese words of a doctor and by topics and titles of works, so that both can be compared.

import type { MedicalField } from '@yijian/contract/publications';

interface Field {
  readonly name: MedicalField;
  /** Words of departments, indications and directions. */
  readonly zh: RegExp;
  /** Stems of titles and topics. */
  readonly en: RegExp;
}

const field = (name: MedicalField, zh: RegExp, en: RegExp): Field => ({ name, zh, en });

const fields: readonly Field[] = [
  field(
    'neurology',
    /神经内|神经病|脑病|神经免疫|周围神经|脑血管|卒中|眩晕|头晕/,
    /neurolog|stroke|cerebr|brain|neuropath|multiple sclerosis|vertigo|dizz|myasthen/,
  ),
  field('headache', /头痛/, /migrain|headache/),
  field('epilepsy', /癫痫/, /epilep|seizure|anticonvuls/),
  field('movement', /帕金森|运动障碍/, /parkinson|movement disorder|dyskinesi|tremor|dystoni|levodopa/),
  field('dementia', /痴呆|阿尔茨海默|认知/, /dement|alzheim|cognitive (impair|decline|dysfunc)|mild cognitive/),
  field('sleep', /睡眠|失眠|昼夜/, /sleep|insomn|circadian/),
  field(
    'psychiatry',
    /精神|心理|抑郁|双相|焦虑|情绪|心身/,
    /psychiat|depress|bipolar|schizophren|psychosis|antipsychotic|anxi|mood disorder|suicid|mental/,
  ),
  field('neurosurgery', /神经外|脑保护|颅/, /neurosurg|craniotom|intracranial|glioma|aneurysm|subarachnoid/),
  field('rehabilitation', /康复/, /rehabilit|physical therapy|occupational therapy|motor recovery/),
  field('pain', /疼痛|麻醉/, /\bpain\b|analges|anesth|anaesth|opioid/),
  field('geriatrics', /老年/, /geriatr|elderly|frailt|aging|ageing|older adult/),
  field('general', /全科|家庭医/, /primary care|general practi|family medicine|primary health/),
  field(
    'cardiology',
    /心血管|心内|冠心|高血压|心衰|心律/,
    /cardio|coronary|myocard|heart failure|arrhythm|atrial fib|hypertens/,
  ),
  field('oncology', /肿瘤|癌|放疗/, /cancer|oncolog|tumou?r|carcinom|chemotherap|metasta|neoplas|lymphoma/),
  field('hematology', /血液|白血/, /hematolog|haematolog|leuk|myeloma|transplantation conditioning|anemia|hemophil/),
  field('endocrinology', /内分泌|糖尿|甲状/, /diabet|insulin|endocrin|thyroid|obes|metabolic syndrome/),
  field('respiratory', /呼吸|肺|哮喘/, /respirat|pulmon|asthma|copd|lung function|pneumon|bronch/),
  field('gastroenterology', /消化|胃|肝|肠/, /gastro|hepat|liver|colon|intestin|pancrea|helicobacter|endoscop/),
  field('nephrology', /肾内|肾脏|肾病|透析/, /nephro|kidney|renal|dialys/),
  field('urology', /泌尿|前列腺/, /urolog|prostat|bladder|urinary/),
  field('orthopedics', /骨科|关节|脊柱/, /orthop|fractur|arthroplast|spine|spinal|osteopor|osteoarth/),
  field('rheumatology', /风湿|免疫科/, /rheumat|lupus|autoimmun|spondyl/),
  field('infection', /感染|传染|艾滋/, /infecti|hiv|antivir|tubercul|sepsis|hepatitis|antibiotic|covid/),
  field('pediatrics', /小儿|儿科|儿童/, /pediatr|paediatr|child|infant|neonat|adolesc/),
  field('gynecology', /妇|产科|生殖/, /obstet|gynec|gynaec|pregnan|ovar|endometri|cesarean|preterm/),
  field('dermatology', /皮肤/, /dermat|skin|psoria|eczema/),
  field('ophthalmology', /眼/, /ophthalm|retina|glaucom|cataract|visual acuity/),
  field('otolaryngology', /耳鼻喉/, /otolaryng|hearing|cochlea|sinusit|tinnitus/),
  field('dentistry', /口腔|牙/, /dental|dentist|oral surg|periodont|orthodont/),
  field('surgery', /普外|外科(?!.*神经)/, /surgical|laparoscop|hernia|appendic/),
  field('intensive', /重症|急诊/, /intensive care|critical care|emergency|mechanical ventil|resuscit/),
  field('imaging', /影像|放射|超声/, /radiolog|tomograph|magnetic resonance|ultrasound/),
  field('pharmacy', /药/, /pharmac|drug interaction|adverse drug/),
];

/** Fields that go together so often that one is no sign against the other. */
const kin: Readonly<Record<string, readonly string[]>> = {
  neurology: [
    'headache',
    'epilepsy',
    'movement',
    'dementia',
    'sleep',
    'neurosurgery',
    'rehabilitation',
    'imaging',
    'geriatrics',
    'intensive',
    'pain',
  ],
  headache: ['neurology', 'pain'],
  epilepsy: ['neurology', 'neurosurgery'],
  movement: ['neurology', 'neurosurgery'],
  dementia: ['neurology', 'geriatrics', 'psychiatry'],
  sleep: ['neurology', 'psychiatry', 'respiratory'],
  psychiatry: ['sleep', 'dementia'],
  neurosurgery: ['neurology', 'imaging', 'intensive'],
  rehabilitation: ['neurology', 'orthopedics'],
};

const zhKnown = new Map<string, ReadonlySet<string>>();

export interface DoctorFields {
  /** What the doctor is looked for: indication and direction. */
  readonly own: ReadonlySet<string>;
  /** With those that go together with them and with the department. */
  readonly wide: ReadonlySet<string>;
}

/** The fields of a doctor. */
export function fieldsOfDoctor(doctor: {
  departmentName: string;
  indication: string;
  direction: string;
}): DoctorFields {
  const own = fieldsOfHan(`${doctor.indication} ${doctor.direction}`);
  const department = fieldsOfHan(doctor.departmentName);
  const wide = new Set([...own, ...department]);
  for (const name of Array.from(wide)) for (const other of kin[name] ?? []) wide.add(other);
  return { own, wide };
}

const LARGEST = 20_000;

function fieldsOfHan(text: string): ReadonlySet<string> {
  const known = zhKnown.get(text);
  if (known !== undefined) return known;
  const found = new Set(fields.filter(({ zh }) => zh.test(text)).map(({ name }) => name));
  if (zhKnown.size >= LARGEST) zhKnown.clear();
  zhKnown.set(text, found);
  return found;
}

/** The fields of a work with how often each is named. */
export function fieldsOfWork({
  title,
  topics,
}: {
  title: string;
  topics: readonly string[];
}): ReadonlyMap<string, number> {
  const texts = [title.toLowerCase(), ...topics.map((topic) => topic.toLowerCase())];
  const found = new Map<string, number>();
  for (const { name, zh, en } of fields) {
    const count = texts.filter((text) => en.test(text) || zh.test(text)).length;
    if (count > 0) found.set(name, count);
  }
  return found;
}
