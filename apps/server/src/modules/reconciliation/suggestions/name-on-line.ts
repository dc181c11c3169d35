const listOf = (words: string) => new Set(words.split(' '));

/** What banks write before the name of who paid. */
const bankWords = listOf(
  'TRF TFR FT TRANSFER FR FROM BY VIA TO SI MPAY MBOB GOBOB EPAY BOB BNB BDBL TBANK DPNB PNB NEFT RTGS IMPS CR CREDIT ' +
    'DIRECT INWARD REMITTANCE PAYMENT PAID ONLINE MOBILE INTERNET BANKING IB MB REF JRNL JOURNAL NO MR MRS MS',
);
/** What payers write after their name: what the money is for. */
const matters = listOf(
  'FOR AND OF LAMP LAMPS BUTTER DONATION DONATIONS OFFERING OFFERINGS MEMBERSHIP MEMBER FEE FEES RENEWAL REGISTRATION ' +
    'PUJA PRAYER PRAYERS RIMDRO KURIM MOTHER FATHER PARENTS WIFE HUSBAND DAYS CONSTRUCTION TEMPLE LHAKHANG FUND GENERAL',
);
/** On such lines stands the name of a branch, or of nobody. */
const namesNobody = /\b(CASH|CHEQUE|CHQ|INTEREST|REVERSAL|REFUND|DIVIDEND)\b/;
const cardGateway = /\b(WORLDLINE|MERCHANT|SETTLEMENT|PAYMENT GATEWAY|RMA ?PG)\b/;

const mostWords = 4;

/** Whether the bank names its card gateway on a line: then it is what cards brought. */
export const namesCardGateway = (text: string): boolean => cardGateway.test(text.toUpperCase());

/** The name of who paid, as far as the bank wrote one: "TRF FR 1002··7713 TSHERING YANGKI / LAMPS" is Tshering Yangki. */
export function nameOnLine(text: string): string | null {
  const plain = text.normalize('NFKC').toUpperCase();
  if (namesNobody.test(plain)) return null;
  for (const part of plain.split('/')) {
    const name = nameIn(part.split(/\s+/).filter(Boolean));
    if (name) return name;
  }
  return null;
}

function nameIn(words: readonly string[]): string | null {
  const name: string[] = [];
  for (const word of words) {
    const isName = /^\p{L}[\p{L}\p{M}.'’-]*$/u.test(word) && !bankWords.has(word) && !matters.has(word);
    if (!isName && name.length > 0) break;
    if (isName) name.push(word);
  }
  if (name.length < 2 || name.length > mostWords) return null;
  return name.map(inCapitals).join(' ');
}

const inCapitals = (word: string) => word.toLowerCase().replace(/^\p{L}/u, (first) => first.toUpperCase());
