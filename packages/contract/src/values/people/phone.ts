// Mobile numbers have eight digits, fixed lines seven. Many write a zero before a fixed line, which is not dialled from abroad.
const bhutanese = /^(?:975|0)?((?:16|17|77|87)\d{6}|(?:2[3-6]|[34][5-7]|5[236]|6[2-46]|7[246]|8[2-4])\d{5})$/;

/** Writes a phone number as E.164 does, where it can be told: spaces and dashes are forgiven, Bhutan's own numbers need no +975. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^00(?=[1-9])/, '+');
  return digits.replace(bhutanese, '+975$1');
}

/** Fixed lines of Bhutan take no SMS; of numbers abroad nobody can tell. */
export const takesSms = (phone: string): boolean =>
  !phone.startsWith('+975') || /^\+975(16|17|77|87)\d{6}$/.test(phone);

/** E.164. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;
