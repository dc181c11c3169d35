import { language } from './language.ts';

interface WithName {
  name: string;
  nameDzongkha: string | null;
}

/** A purpose, type or frequency as pages in this language name it: by its second name, where it has one. */
export const namedHere = <Row extends WithName>(row: Row): Row =>
  language === 'en' ? row : { ...row, name: row.nameDzongkha ?? row.name };

interface WithDescription extends WithName {
  description: string;
  descriptionDzongkha: string | null;
}

export const describedHere = <Row extends WithDescription>(row: Row): Row =>
  language === 'en' ? row : { ...namedHere(row), description: row.descriptionDzongkha ?? row.description };

interface WithUnits extends WithDescription {
  unitName: string | null;
  unitPlural: string | null;
  unitDzongkha: string | null;
}

/** A purpose with what one and several of it are called. */
export function purposeHere<Row extends WithUnits>(row: Row): Row {
  const { unitDzongkha } = row;
  const described = describedHere(row);
  if (language === 'en' || unitDzongkha === null) return described;
  return { ...described, unitName: row.unitName && unitDzongkha, unitPlural: row.unitPlural && unitDzongkha };
}

interface Question {
  question: string;
  answer: string;
  questionDzongkha: string | null;
  answerDzongkha: string | null;
}

/** A question with its answer. */
export const askedHere = ({ question, answer, questionDzongkha, answerDzongkha }: Question) =>
  language === 'en'
    ? { question, answer }
    : { question: questionDzongkha ?? question, answer: answerDzongkha ?? answer };
