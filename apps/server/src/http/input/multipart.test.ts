import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMultipart } from './multipart.ts';

async function encode(form: FormData) {
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

const form = (inner: string, end = '--b--') => Buffer.from(`--b\r\n${inner}\r\n${end}`);
const parse = (body: Buffer, type = 'multipart/form-data; boundary=b') => parseMultipart(body, type);

/**
 * Browsers write a quote or a line end as %22, %0D or %0A and leave the percent sign as it is, so these very letters in a
 * name look like what they stand for: nobody could tell them apart.
 */
const isClear = (text: string) => !/%(22|0D|0A)/i.test(text);

describe('parseMultipart', () => {
  it('reads whatever a form can hold', async () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 300 }));
    const field = fc.record({
      name: fc.string({ minLength: 1, maxLength: 20 }).filter(isClear),
      value,
      fileName: fc.string({ minLength: 1 }).filter(isClear),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 8 }), async (fields) => {
        const written = new FormData();
        for (const { name, value, fileName } of fields) {
          if (typeof value === 'string') written.append(name, value);
          else written.append(name, new File([new Uint8Array(value)], fileName, { type: 'image/png' }));
        }
        const expected = await Promise.all(
          [...written].map(async ([name, value]) =>
            typeof value === 'string'
              ? { name, mediaType: 'text/plain', bytes: Buffer.from(value.replaceAll(/\r\n|\r|\n/g, '\r\n')) }
              : {
                  name,
                  fileName: value.name,
                  mediaType: 'image/png',
                  bytes: Buffer.from(await value.arrayBuffer()),
                },
          ),
        );
        const { body, type } = await encode(written);
        expect(parseMultipart(body, type)).toEqual(expected);
      }),
    );
  });

  it('takes a quoted boundary, other headers and an epilogue', () => {
    const header =
      'Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-8\r\nX-Y: z';
    const body = form(`${header}\r\n\r\nx`, '--b--\r\nbye');
    expect(parse(body, 'multipart/form-data; charset=utf-8; boundary="b"')).toMatchObject([
      { name: 'a', bytes: Buffer.from('x') },
    ]);
  });

  it.each([
    ['nothing', Buffer.from('')],
    ['no end', form('Content-Disposition: form-data; name="a"\r\n\r\nx', '')],
    ['no name', form('Content-Disposition: form-data\r\n\r\nx')],
    ['an empty name', form('Content-Disposition: form-data; name=""\r\n\r\nx')],
    ['no disposition', form('Content-Type: text/plain\r\n\r\nx')],
    ['another disposition', form('Content-Disposition: attachment; name="a"\r\n\r\nx')],
    ['no end of the header', form('Content-Disposition: form-data; name="a"\r\nx')],
    ['something before the beginning', Buffer.concat([Buffer.from('hello\r\n'), form('x')])],
  ])('refuses %s', (_what, body) => {
    expect(() => parse(body)).toThrow('The form could not be read.');
  });
});
