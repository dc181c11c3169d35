import { expect, test } from 'vitest';
import { cellsOf, readAllRows } from '../../../testing/read-all-rows.ts';
import { textRows, workbookFile } from '../../../testing/workbook.ts';

test('texts come from the table of strings, rich text whole and reading aids left out', async () => {
  const file = workbookFile({
    strings:
      '<si><t>Tashi</t></si><si><r><t>Wang</t></r><r><rPr><b/></rPr><t xml:space="preserve">mo </t></r></si>' +
      '<si><t>東</t><rPh sb="0" eb="1"><t>ひがし</t></rPh></si><si><t>a_x000D_b</t></si>',
    rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>99</v></c><c r="F1" t="inlineStr"><is><t>in</t></is></c></row>',
  });
  expect(await cellsOf(file)).toEqual([['Tashi', 'Wangmo ', '東', 'a\rb', '', 'in']]);
});

test('Tibetan script survives', async () => {
  const name = 'བཀྲིས་དབང་མོ་ ཀྐ ྂ';
  expect(await cellsOf(workbookFile({ rows: textRows([[name]]) }))).toEqual([[name]]);
});

test('numbers keep all their digits', async () => {
  const values = [
    '11410001234',
    '1.1410001234E10',
    '17123456',
    '0.1',
    '1500.5',
    '0.30000000000000004',
    '1E-7',
    '-3',
    '123456789012345',
  ];
  const cells = values.map((value) => `<c><v>${value}</v></c>`).join('');
  expect(await cellsOf(workbookFile({ rows: `<row>${cells}</row>` }))).toEqual([
    ['11410001234', '11410001234', '17123456', '0.1', '1500.5', '0.3', '0.0000001', '-3', '123456789012345'],
  ]);
});

const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="00000000000"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yy;@"/>' +
  '<numFmt numFmtId="166" formatCode="&quot;day&quot; 0"/><numFmt numFmtId="167" formatCode="[Red]0.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs>' +
  [0, 14, 165, 22, 164, 166, 167, 20, 2].map((id) => `<xf numFmtId="${id}"/>`).join('') +
  '</cellXfs>';
const styled = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;

test('zeros that a number format shows are part of the number', async () => {
  const rows = `<row>${styled(4, '1234567890')}${styled(4, '123456789012')}</row>`;
  expect(await cellsOf(workbookFile({ rows, styles }))).toEqual([['01234567890', '123456789012']]);
});

test('days are told from numbers by their format, in the system of 1900', async () => {
  const days = [1, 59, 60, 61, 29295, 46096.75].map((serial) => styled(1, String(serial))).join('');
  const others =
    styled(2, '29295') +
    styled(3, '46096.5') +
    styled(5, '29295') +
    styled(6, '29295') +
    styled(7, '0.5') +
    styled(0, '29295');
  expect(await cellsOf(workbookFile({ rows: `<row>${days}</row><row>${others}</row>`, styles }))).toEqual([
    ['1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01', '1980-03-15', '2026-03-15'],
    ['1980-03-15', '2026-03-15', '29295', '29295', '0.5', '29295'],
  ]);
});

test('the same days in the system of 1904', async () => {
  const workbook = '<workbookPr date1904="1"/><sheets><sheet name="M" sheetId="1" r:id="rId1"/></sheets>';
  const rows = `<row>${styled(1, '0')}${styled(1, '27833')}</row>`;
  expect(await cellsOf(workbookFile({ rows, styles, workbook }))).toEqual([['1904-01-01', '1980-03-15']]);
});

test('numbers that are no days stay numbers, whatever their format', async () => {
  const rows = `<row>${styled(1, '-1')}${styled(1, '2958466')}${styled(1, '1E300')}</row>`;
  expect((await cellsOf(workbookFile({ rows, styles })))[0]?.slice(0, 2)).toEqual(['-1', '2958466']);
});

test('a formula is its last result, and nothing where it has none', async () => {
  const rows =
    '<row><c><f>1+1</f><v>2</v></c><c t="str"><f>HYPERLINK("http://evil")</f><v>click</v></c><c><f>SUM(A1)</f></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="b"><v>1</v></c><c t="d"><v>1980-03-15T00:00:00</v></c></row>';
  expect(await cellsOf(workbookFile({ rows }))).toEqual([
    ['2', 'click', '', '#DIV/0!', 'TRUE', '1980-03-15'],
  ]);
});

test('rows keep the numbers of the sheet; blank rows, blank cells at the end and control characters are gone', async () => {
  const rows =
    '<row r="2"><c r="B2"><v>1</v></c><c r="D2" t="inlineStr"><is><t>  </t></is></c></row><row r="3"/><row r="7"><c r="A7" t="inlineStr"><is><t>x_x0000_y_xD800_</t></is></c></row>';
  expect(await readAllRows(workbookFile({ rows }))).toEqual([
    { number: 2, cells: ['', '1'] },
    { number: 7, cells: ['xy\uFFFD'] },
  ]);
});

test('hidden sheets are passed over', async () => {
  const workbook =
    '<sheets><sheet name="Secret" sheetId="1" state="veryHidden" r:id="rId2"/><sheet name="Members" sheetId="2" r:id="rId1"/></sheets>';
  const extra = [{ name: 'xl/worksheets/sheet2.xml', content: 'never read' }];
  expect(await cellsOf(workbookFile({ rows: textRows([['seen']]), workbook, extra }))).toEqual([['seen']]);
});

test('prefixed element names and CDATA are read', async () => {
  const sheetXml =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t><![CDATA[a & b]]></x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>';
  expect(await cellsOf(workbookFile({ rows: '', sheetXml }))).toEqual([['a & b']]);
});
