import { recogniseCode } from './recognise-code.ts';

/** What the two fields for a number and a check code hold between them. */
export interface PaperCodes {
  /** As it was typed: numbers of older books have any shape. */
  number?: string;
  checkCode?: string;
  verificationCode?: string;
  /** A letter was typed that no code has: what is not known may only have been misread. */
  isMisread: boolean;
  /** Something stands where a check code is asked for, and is none of our codes. */
  isNoCode: boolean;
}

/** Takes each code of ours for what it is, in whichever of the two fields it was typed. */
export function readPaperCodes(numberField: string, codeField: string): PaperCodes {
  const [first, second] = [recogniseCode(numberField), recogniseCode(codeField)];
  const codes = [
    second,
    // Eight digits are rather the number of an older book, and so is whatever stands beside a check code.
    first?.kind === 'checkCode' && (second?.kind === 'checkCode' || /^\d+$/.test(numberField.trim()))
      ? null
      : first,
  ];
  const of = (kind: 'checkCode' | 'verificationCode') => codes.find((found) => found?.kind === kind);
  const [checkCode, verificationCode] = [of('checkCode'), of('verificationCode')];
  const isNumberFirst = numberField.trim() !== '' && codes[1] !== checkCode && codes[1] !== verificationCode;
  const number = isNumberFirst ? numberField : second?.kind === 'paperNumber' ? codeField : undefined;
  return {
    ...(number !== undefined && { number: number.trim() }),
    ...(checkCode && { checkCode: checkCode.code }),
    ...(verificationCode && { verificationCode: verificationCode.code }),
    isMisread: codes.some((found) => found !== null && 'isMisread' in found && found.isMisread),
    isNoCode: codeField.trim() !== '' && (second === null || second.kind === 'membershipCode'),
  };
}
