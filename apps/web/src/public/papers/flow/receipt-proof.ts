import { readPaperCodes, recogniseCode } from '@kathok/contract';
import type { ErrorLine } from '../../../ui/forms/error-summary.tsx';
import { words } from '../words.en.ts';

const at = (field: 'receiptNumber' | 'checkCode', message: string) => ({ field, message });

/** The number and the check code, in whichever field each was typed; or what is still needed, at the field that it is for. */
export function receiptProof(
  numberField: string,
  codeField: string,
): { receiptNumber: string; checkCode: string } | ErrorLine[] {
  const { number, checkCode, verificationCode, isNoCode } = readPaperCodes(numberField, codeField);
  if (number && checkCode) return { receiptNumber: number, checkCode };
  if (verificationCode && !checkCode) return [at('checkCode', words.onlyChecks)];
  if (isNoCode) return [at('checkCode', words.noCheckCode)];
  if (checkCode) return [at('receiptNumber', words.needsNumber)];
  if (number) return [at('checkCode', words.needsCheckCode)];
  return (['receiptNumber', 'checkCode'] as const).map((field) =>
    at(field, words.missing(words.labels[field])),
  );
}

/** What a receipt carries is no identifier of a person; null where it may be one. Passports look like check codes. */
export function notAnIdentifier(typed: string): string | null {
  const kind = recogniseCode(typed)?.kind;
  if (kind === 'paperNumber') return words.isReceiptNumber;
  const isPrintedCheckCode =
    kind === 'checkCode' && /^\w{4}-\w{4}$/.test(typed.trim()) && /[a-z]/i.test(typed);
  return kind === 'verificationCode' || isPrintedCheckCode ? words.isPaperCode : null;
}
