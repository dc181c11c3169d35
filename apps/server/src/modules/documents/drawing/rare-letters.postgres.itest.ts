import { expect, test } from 'vitest';
import { blankPaper, noCaller } from '../../../testing/blank-paper.ts';
import { pagesOf } from '../../../testing/read-pdf.ts';
import { drawContent } from './draw-content.ts';

const fontOf = {
  NotoSansThai: 'สมเด็จพระญาณสังวร',
  NotoSansKhmer: 'សុខ សុភា',
  NotoSansMyanmar: 'အောင်ဆန်းစုကြည်',
  NotoSansSinhala: 'ශ්‍රී ලංකා',
  GowunDodum: '김민준',
  NotoSansMongolian: 'ᠮᠣᠩᠭᠣᠯ',
};

test.each(Object.entries(fontOf))(
  'names are printed with the letters of %s, in an archival PDF',
  async (font, name) => {
    const pdf = await drawContent(noCaller, { ...blankPaper, paragraphs: [name] }, []);
    const raw = Buffer.from(pdf).toString('latin1');
    expect(raw.replaceAll('-', '')).toContain(font);
    expect(raw).toContain('<pdfaid:part>2</pdfaid:part>');
    const [text = ''] = await pagesOf(pdf);
    expect(text.normalize()).toContain(name.slice(0, 2));
  },
);

test('a name in several scripts is printed whole, and its Latin letters are those of all papers', async () => {
  const paragraphs = ['Pema 김민준 ཀརྨ་ សុខ राम Nguyễn'];
  const pdf = await drawContent(noCaller, { ...blankPaper, paragraphs }, []);
  const raw = Buffer.from(pdf).toString('latin1');
  for (const font of ['GowunDodum', 'NotoSansKhmer', 'NotoSerifTibetan']) expect(raw).toContain(font);
  // Letters of no font of ours would be drawn with one that the compiler brings along.
  expect(raw).not.toMatch(/Libertinus|DejaVu|NewCM/);
  const [text = ''] = await pagesOf(pdf);
  for (const word of ['Pema', '김민준', 'Nguyễn'])
    expect(text.normalize().replaceAll(' ', '')).toContain(word);
});
