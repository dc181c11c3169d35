import { faqInDzongkha } from './default-faq-dzongkha.ts';

const inEnglish = [
  {
    question: 'How do I become a member?',
    answer:
      'Choose [Register](/register) and follow four short steps: you, your contact details, your membership, check and send. You need your CID (or passport) number, a phone number and about five minutes. Your membership begins when the fee has been paid and confirmed.',
  },
  {
    question: 'How do I renew my membership?',
    answer:
      'Open [Renew](/renew), enter your membership code, CID or phone number and one more fact, such as your date of birth. Choose for how long, and pay. The new period begins the day after the present one ends, so nothing is lost by renewing early. You may also renew for somebody else, your mother for instance.',
  },
  {
    question: 'How do I pay by bank transfer?',
    answer:
      'After registering, renewing or giving you see our accounts, a QR code where the bank has issued one, the amount and a short **reference**. Make the transfer with your banking app, write the reference into its remarks, then send us the journal number and a picture of the slip on the same page.',
  },
  {
    question: 'What slip do I send, and what happens then?',
    answer:
      'A screenshot or photo of the confirmation, or the PDF your bank gives you, on which the amount, the day and the journal number can be read. The office compares it with the account and confirms it, usually within a few working days. If something does not fit you are told why and may send another slip; you never have to pay twice.',
  },
  {
    question: 'How do I get my receipt?',
    answer:
      'Every confirmed payment gets a numbered receipt. Download it from the page of your payment, which you find again with your reference, for seven days after it was issued. Later, open [Generate Receipt](/generate-certificate/donation-search) and enter the number and the check code of a receipt, or ask for a code, which we send to the e-mail address we have on file. The office gives you a printed one. [Anyone can check](/verify) whether a receipt is valid.',
  },
  {
    question: 'How do I get a certificate for my income tax?',
    answer:
      'Open [Tax certificate](/pit-exemption-certificate), choose the year and enter your CID, membership code or phone number. We send a code to the e-mail address we have on file; with it you open and download the certificate. Without e-mail, any receipt of yours with its check code does as well, or ask the office. The income year is the calendar year of the payment. What you gave for purposes that count towards the deduction is on one certificate, with the numbers of your receipts.',
  },
  {
    question: 'Can I dedicate my donation to somebody?',
    answer:
      'Yes. When you [give](/donate) you may name the living and the deceased for whom prayers are to be said, the kind of offering, and a day on which the names are to be read out. Dedications are not shown to the public.',
  },
  {
    question: 'What do you do with my data?',
    answer:
      'We keep what the register of a religious organisation has to hold and what receipts need, and nothing else. Nobody sees your record without proving who they are: public pages show a masked name only. You may ask the office at any time what we hold about you and have it corrected.',
  },
  {
    question: 'I have lost my membership code. What now?',
    answer:
      'You do not need it: under [Renew](/renew) your CID or phone number does as well. The code is also on every receipt, and the office can tell you.',
  },
  {
    question: 'How do I reach the office?',
    answer:
      'The address, phone number and e-mail of the centre are at the foot of every page. Please have your membership code or the reference of your payment at hand.',
  },
];

/** What a new centre answers before anybody has opened the settings. Answers are Markdown. */
export const defaultFaq = inEnglish.map((entry, place) => {
  const [questionDzongkha = null, answerDzongkha = null] = faqInDzongkha[place] ?? [];
  return { ...entry, questionDzongkha, answerDzongkha };
});
