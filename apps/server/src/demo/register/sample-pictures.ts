import sharp from 'sharp';

/** A wheel on a disc, as a small centre might have drawn it. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="480" height="480" fill="none" stroke="#f2bf55" stroke-width="3" stroke-linecap="round">
<circle cx="48" cy="48" r="47" fill="#7d2429" stroke="none"/><circle cx="48" cy="48" r="42" stroke-width="1.5"/>
<circle cx="48" cy="48" r="27"/><circle cx="48" cy="48" r="7"/>
<path d="M48 41V14M48 55V82M41 48H14M55 48H82M43 43L24 24M53 53L72 72M53 43L72 24M43 53L24 72"/></svg>`;

/** A line of ink that can be read as a name by nobody. */
const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 44" width="640" height="176" fill="none" stroke="#1b2a4a" stroke-width="1.6" stroke-linecap="round">
<path d="M14 32c6-16 14-28 17-22s-10 24-6 26 12-20 16-18-6 14-1 14 10-14 14-13-3 12 2 12 9-10 13-10 1 9 6 8 10-22 15-23-8 24-2 24 9-12 14-12 0 10 6 9 16-8 36-11"/></svg>`;

const fileOf = async (svg: string, name: string) =>
  new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], name, { type: 'image/png' });

export const sampleLogo = () => fileOf(logo, 'logo.png');
export const sampleSignature = () => fileOf(signature, 'signature.png');
