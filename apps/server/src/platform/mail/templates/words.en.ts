import type { MessageChannel, TemplateKind, TemplateText } from '@kathok/contract';

type Shipped = { email: TemplateText } & Partial<Record<MessageChannel, TemplateText>>;

const sms = (body: string): TemplateText => ({ subject: '', body });

/** The words that messages have until a centre writes its own. */
export const shippedTemplates: Record<TemplateKind, Shipped> = {
  registration_received: {
    email: {
      subject: 'We have received your registration',
      body: `Thank you for registering. Your membership begins when the fee of {amount} has been paid and confirmed.

Pay here, or see how it stands: {link}

Please quote this reference with a bank transfer: {reference}

If you did not register, you can ignore this message.

{centre}`,
    },
  },
  payment_received: {
    email: {
      subject: 'Receipt {receiptNumber}',
      body: `Dear {name},

We have received {amount} for {title}. Your receipt number is {receiptNumber}.

{details}

Thank you.`,
    },
  },
  payment_rejected: {
    email: {
      subject: 'About your payment',
      body: `Dear {name},

We could not accept the payment for {title}.

Reason: {reason}

You can send another slip here: {link}`,
    },
  },
  card_payment_closed: {
    email: {
      subject: 'About your card payment',
      body: `Dear {name},

Your card payment for {title} did not go through, and we have closed it. If the bank charged you all the same, please tell us.

You can pay again here: {link}`,
    },
  },
  renewal_due: {
    email: {
      subject: 'Your membership is due for renewal',
      body: `Dear {name},

Your {membershipType} membership {membershipCode} is paid until {endDay}.

The fee for renewing is {fee}.

Renew here: {link}

If you have renewed in the meantime, please ignore this message.

{centre}`,
    },
    sms: sms(
      '{centre}: your membership {membershipCode} is paid until {endDay}. Renew here: {link} Thank you.',
    ),
  },
  renewal_overdue: {
    email: {
      subject: 'Your membership has not been renewed yet',
      body: `Dear {name},

Your {membershipType} membership {membershipCode} was paid until {endDay} and has not been renewed yet.

The fee for renewing is {fee}.

Renew here: {link}

If you have renewed in the meantime, please ignore this message.

{centre}`,
    },
    sms: sms(
      '{centre}: your membership {membershipCode} was paid until {endDay}. Please renew here: {link} Thank you.',
    ),
  },
  lapsed: {
    email: {
      subject: 'Your membership has lapsed',
      body: `Dear {name},

Your {membershipType} membership {membershipCode} was paid until {endDay}. As it was not renewed, it has lapsed.

You are welcome back at any time: {link}

{centre}`,
    },
    sms: sms(
      '{centre}: your membership {membershipCode} was paid until {endDay} and has lapsed. You are welcome back: {link}',
    ),
  },
  certificate_ready: {
    email: {
      subject: 'Your {certificate} for {year}',
      body: `Dear {name},

Your {certificate} for {year} is ready. You can open and print it here:

{link}

The link works for seven days. After that you can ask for your certificate at {askAgain}.

Thank you.`,
    },
  },
  names_read: {
    email: {
      subject: 'The names have been read',
      body: `Dear {name},

The names that you gave have been read out: {ritual}, {day}.

{centre}`,
    },
    sms: sms('{centre}: the names that you gave have been read out: {ritual}, {day}.'),
  },
  names_moved: {
    email: {
      subject: 'The names are read on another day',
      body: `Dear {name},

The names that you gave for {ritual} on {day} are read on another day: {newDay}.

{reason}

{centre}`,
    },
    sms: sms('{centre}: the names that you gave for {ritual} on {day} are read on another day: {newDay}.'),
  },
  family_asked: {
    email: {
      subject: 'Somebody asks to look after your membership',
      body: `Dear {name},

{keeper} asks to look after your membership: to see until when it is paid, and to pay for you. Nothing else of yours is shown, and you can end it at any time.

Allow it or say no here: {link}

The link works for 14 days. If you do not know who this is, say no, or do nothing.

{centre}`,
    },
    sms: sms(
      '{centre}: {keeper} asks to see until when your membership is paid, and to pay for you. Allow it or say no: {link}',
    ),
  },
  family_accepted: {
    email: {
      subject: 'Somebody looks after your membership now',
      body: `Dear {name},

{keeper} may now see until when your membership is paid, and pay for you. You can end it at any time in the member area, or by a call to the office.

{centre}`,
    },
    sms: sms(
      '{centre}: {keeper} may now see until when your membership is paid, and pay for you. You can end it at any time.',
    ),
  },
  family_ended: {
    email: {
      subject: 'Your membership is no longer looked after',
      body: `Dear {name},

{keeper} no longer looks after your membership, and sees nothing of it any more.

{centre}`,
    },
    sms: sms('{centre}: {keeper} no longer looks after your membership, and sees nothing of it any more.'),
  },
  family_paid: {
    email: {
      subject: 'Somebody has paid for you',
      body: `Dear {name},

{keeper} has paid {amount} for you: {title}. The receipt is in your name.

{centre}`,
    },
    sms: sms('{centre}: {keeper} has paid {amount} for you. The receipt is in your name.'),
  },
};
