import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, readKey } from './cipher.ts';
import {
  openMessage,
  paymentRequest,
  paymentResponse,
  readMessage,
  reversalRequest,
  reversalResponse,
  sealMessage,
  statusRequest,
  writeMessage,
} from './messages.ts';

const key = readKey('00112233445566778899aabbccddeeff')!;
/** Made with the invented key by openssl as well. */
const vectors = [
  [
    'WL0000000000001|KTK2026000001|100000|BTN|Membership fee|S||||https://example.bt/pay/return|M-000123|Dorji|||||||NA|NA',
    '943155a3b6bf0b1be610697d7c89b2886a3fd03e798ccee92d24ca7ea582bdf714b3993262c976b0e0c0e49293171968e8e5f7e58954663a1a14734902c7048d8a8086e6d712a57ecb588f78f36c6b5303c034e773e2faced42149029863d3048c5f5c449710522a94605da495a91eb827d5ce679e9d89705aee33deddf9a184',
  ],
  [
    'WL0000000000001|KTK2026000001|||||||||||',
    '943155a3b6bf0b1be610697d7c89b2881679d5a4c3c77db101f3cd6886b85ce4b538bc9e5b049427817b17eff4dbd759',
  ],
  [
    '202601150000001|KTK2026000001|100000|S|S|S|601512345678|A1B2C3|00|2026-01-15 10:15:30|S|Transaction Successful|M-000123|Dorji|||||||NA|NA',
    '0E704630D71C1F5258CCDE2725261E566A3FD03E798CCEE92D24CA7EA582BDF76322C81053D57C2CF30AB2D9B9FB3A4EB6C0BF9E3B56F3BAE656CC22E839DD515959F6CF3DF14510AA2D2C0262076E1522D8453AD5CFF84EF1AAB478997F7587B724C30E160CA8AC2DDCC0B98573FFFAEA5F44150E811F9D711DBAB7A3AAF7595D567322A15DCF483F15A0724E060BE1',
  ],
] as const;

describe('the cipher', () => {
  it.each(vectors)('makes of %s what the kit makes, and reads it in either case', (plain, hex) => {
    expect(encrypt(plain, key)).toBe(hex.toLowerCase());
    expect(decrypt(hex, key)).toBe(plain);
    expect(decrypt(hex.toUpperCase(), key)).toBe(plain);
  });

  it('adds a whole block where the text fills its last one', () => {
    expect(encrypt('0123456789abcdef', key)).toHaveLength(64);
    expect(decrypt(encrypt('0123456789abcdef', key), key)).toBe('0123456789abcdef');
  });

  const [, whole] = vectors[2];
  const otherKey = readKey('ffeeddccbbaa99887766554433221100')!;
  it.each([
    ['nothing', ''],
    ['half a block', whole.slice(0, -16)],
    ['a missing last block', whole.slice(0, -32)],
    ['an odd digit', whole.slice(0, -1)],
    ['no hexadecimal digits', `${whole.slice(0, -2)}zz`],
    ['a page', '<html>busy</html>'],
    ['far too much', '00'.repeat(10_000)],
    ['another key', encrypt(vectors[2][0], otherKey)],
    ['a character that is none', encrypt('a\0b', key)],
  ])('reads nothing from %s', (_, hex) => {
    expect(decrypt(hex, key)).toBeNull();
  });

  it.each(['', '00112233', 'g'.repeat(32), '0'.repeat(31), '0'.repeat(64)])(
    'takes no key from "%s"',
    (text) => {
      expect(readKey(text)).toBeNull();
    },
  );
});

describe('messages', () => {
  it('have the fields of the kit, in its order', () => {
    expect(
      [paymentRequest, paymentResponse, statusRequest, reversalRequest, reversalResponse].map(
        (names) => names.length,
      ),
    ).toEqual([20, 22, 13, 14, 16]);
    expect(readMessage(paymentRequest, vectors[0][0])).toMatchObject({
      mid: 'WL0000000000001',
      trnAmt: '100000',
      meTransReqType: 'S',
      responseUrl: 'https://example.bt/pay/return',
      addField1: 'M-000123',
      addField10: 'NA',
    });
    expect(readMessage(paymentResponse, vectors[2][0])).toMatchObject({
      pgMeTrnRefNo: '202601150000001',
      rrn: '601512345678',
      authZCode: 'A1B2C3',
      responseCode: '00',
      statusCode: 'S',
      statusDesc: 'Transaction Successful',
      addField2: 'Dorji',
    });
    expect(writeMessage(statusRequest, { mid: 'WL0000000000001', orderId: 'KTK2026000001' })).toBe(
      vectors[1][0],
    );
  });

  it('with one field more or less are none', () => {
    expect(readMessage(paymentResponse, `${vectors[2][0]}|`)).toBeNull();
    expect(readMessage(paymentResponse, vectors[1][0])).toBeNull();
  });

  it('keep their shape whatever a value holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (remark) => {
        const sealed = sealMessage(paymentRequest, { orderId: 'A1', trnRemarks: remark }, key);
        const opened = openMessage(paymentRequest, sealed, key)!;
        expect(opened['orderId']).toBe('A1');
        expect(opened['trnRemarks']).toMatch(/^[\x20-\x7b\x7d\x7e]*$/);
      }),
    );
    const sealed = sealMessage(paymentRequest, { trnRemarks: 'Fée |\r\n of ཀ་ཐོག' }, key);
    expect(openMessage(paymentRequest, sealed, key)?.['trnRemarks']).toBe('Fee  of ');
  });
});
