import sharp from 'sharp';

interface Shown {
  bank: string;
  amount: string;
  journalNumber: string;
  paidOn: string;
  from: string;
}

const line = (y: number, label: string, value: string) => `
  <text x="36" y="${y}" font-size="15" fill="#6b7280">${label}</text>
  <text x="36" y="${y + 26}" font-size="21" fill="#111827">${value}</text>`;

/** What a bank's app shows after a transfer, as a payer would photograph it. */
export async function drawSlip({ bank, amount, journalNumber, paidOn, from }: Shown): Promise<File> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720" font-family="sans-serif">
    <rect width="480" height="720" fill="#f3f4f6"/>
    <rect width="480" height="96" fill="#1f4d3a"/>
    <text x="36" y="60" font-size="26" fill="#ffffff">${bank}</text>
    <rect x="18" y="120" width="444" height="570" rx="14" fill="#ffffff"/>
    <circle cx="240" cy="180" r="30" fill="#2f855a"/>
    <path d="M226 181 l10 10 l20 -22" stroke="#ffffff" stroke-width="5" fill="none"/>
    <text x="240" y="248" font-size="20" text-anchor="middle" fill="#2f855a">Transfer successful</text>
    <text x="240" y="300" font-size="36" text-anchor="middle" fill="#111827">BTN ${amount}</text>
    ${line(360, 'From', from)}
    ${line(430, 'To', 'Kathok Dharma Centre')}
    ${line(500, 'Journal number', journalNumber)}
    ${line(570, 'Date', paidOn)}
  </svg>`;
  const bytes = await sharp(Buffer.from(picture)).png().toBuffer();
  return new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' });
}
