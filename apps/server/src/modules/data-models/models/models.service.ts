// The data models and their templates, in the words of the caller (specification 7.5, data/get/all/model, data/download/template).
import { fillIn, joined } from '@yijian/contract/core';
import { dataModelErrors, type DataModel } from '@yijian/contract/data-models';
import { stringify } from 'csv-stringify/sync';
import { fail } from '../../../platform/errors/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { CSV_TYPE, XLSX_TYPE, writeWorkbook, type WorkbookSheet } from '../../../platform/sheets/index.ts';
import { choicesOfField } from '../checking/choices.policy.ts';
import { selectChoices } from '../checking/lookups.sql.ts';
import { rangeText } from './field-rule.policy.ts';
import { guideWords } from './guide-words.policy.ts';
import { exampleMarks, modelOf, models, type Door, type Model } from './models.policy.ts';

export async function listModels(context: Context, door: Door): Promise<DataModel[]> {
  return Promise.all(door.models.map((id) => describe(context, models[id])));
}

const withChoices: ReadonlySet<string> = new Set(['DICTIONARY', 'CODE', 'CODES']);

async function describe(context: Context, { id, zh, en, fields, identity }: Model): Promise<DataModel> {
  const rows = await selectChoices(
    context.sql,
    fields.flatMap((field) => field.dictionaryKey ?? []),
  );
  return {
    id,
    zh,
    en,
    identity: [...identity],
    fields: fields.map((field) => ({
      key: field.key,
      zh: field.zh,
      en: field.en,
      type: field.type,
      isRequired: field.isRequired === true,
      maxLength: field.maxLength ?? null,
      minimum: field.minimum ?? null,
      maximum: field.maximum ?? null,
      dictionaryKey: field.choices === undefined ? (field.dictionaryKey ?? null) : null,
      reference: field.reference ?? null,
      choices: withChoices.has(field.type) ? choicesOfField(field, rows) : [],
      example: field.example,
    })),
  };
}

export async function downloadTemplate(
  context: Context,
  { id, format, door }: { id: string; format: 'xlsx' | 'csv'; door: Door },
): Promise<FileReply> {
  const model = modelOf(id);
  if (model === undefined || !door.models.includes(model.id)) throw fail(dataModelErrors.modelNotFound, { id });
  const described = await describe(context, model);
  const { language } = context;
  const name = language === 'zh' ? `${model.zh}上传模板.${format}` : `${model.id}-template.${format}`;
  const heads = described.fields.map((field) => field[language]);
  const example = described.fields.map((field, at) => {
    const word =
      field.choices.length === 0
        ? field.example
        : (field.choices.find((choice) => choice.zh === field.example)?.[language] ?? field.example);
    return at === 0 ? `${exampleMarks[language]}${word}` : word;
  });
  if (format === 'csv')
    return new FileReply(
      name,
      `${CSV_TYPE}; charset=utf-8`,
      Buffer.from(stringify([heads, example], { bom: true, record_delimiter: 'windows' })),
    );
  const sheets = [
    dataSheet(described, language, heads, example),
    guideSheet(described, language),
    listSheet(described, language),
  ];
  return new FileReply(name, XLSX_TYPE, await writeWorkbook(sheets));
}

const LISTS = 'lists';
const LAST_ROW = 200_001;
const letter = (at: number): string => String.fromCharCode(65 + at);

/** Fields with a drop-down; a cell that takes several values cannot have one. */
const listed = (model: DataModel): DataModel['fields'] =>
  model.fields.filter((field) => field.choices.length > 0 && field.type !== 'CODES');

function dataSheet(model: DataModel, language: 'zh' | 'en', heads: string[], example: string[]): WorkbookSheet {
  const chosen = listed(model);
  return {
    name: model[language],
    widths: heads.map((head) => Math.max(12, head.length * 2 + 4)),
    rows: [heads, example],
    isHeadFrozen: true,
    boldRows: 1,
    lists: chosen.map((field, at) => ({
      column: letter(model.fields.indexOf(field)),
      firstRow: 2,
      lastRow: LAST_ROW,
      source: `${LISTS}!$${letter(at)}$2:$${letter(at)}$${field.choices.length + 1}`,
      refusal: guideWords.notInList[language],
    })),
  };
}

/** What every column takes, for the reader. */
function guideSheet(model: DataModel, language: 'zh' | 'en'): WorkbookSheet {
  const rows = model.fields.map((field) => [
    field[language],
    field.isRequired ? guideWords.yes[language] : '',
    guideWords[field.type][language],
    limitOf(field, language),
    joined(
      field.choices.map((choice) => choice[language]),
      language,
    ) || field.example,
  ]);
  const head = [guideWords.column, guideWords.isRequired, guideWords.form, guideWords.limit, guideWords.values].map(
    (word) => word[language],
  );
  return {
    name: guideWords.guide[language],
    widths: [18, 10, 24, 18, 70],
    rows: [head, ...rows, [], [guideWords.exampleNote[language]], [guideWords.orderNote[language]]],
    isHeadFrozen: true,
    boldRows: 1,
    lists: [],
  };
}

function limitOf({ maxLength, minimum, maximum }: DataModel['fields'][number], language: 'zh' | 'en'): string {
  if (minimum !== null && maximum !== null) return rangeText(minimum, maximum);
  return maxLength === null ? '' : fillIn(guideWords.atMost[language], { count: maxLength });
}

/** The values of the drop-downs, on a sheet of their own because a cell's own list may only be short. */
function listSheet(model: DataModel, language: 'zh' | 'en'): WorkbookSheet {
  const chosen = listed(model);
  const longest = Math.max(0, ...chosen.map((field) => field.choices.length));
  const rows = Array.from({ length: longest }, (_, at) => chosen.map((field) => field.choices[at]?.[language] ?? ''));
  return {
    name: LISTS,
    widths: chosen.map(() => 18),
    rows: [chosen.map((field) => field[language]), ...rows],
    isHidden: true,
    boldRows: 1,
    lists: [],
  };
}
