import { z } from 'zod';
import { line } from '../values/fields.ts';

/** The ways to finish signing in after the password. */
export const secondFactorMethods = ['code', 'passkey', 'recovery_code'] as const;

/** How somebody showed that it is them. */
export const signInMethods = ['password', ...secondFactorMethods, 'trusted_device'] as const;

/** The cookie of a device that is not asked for the second step. */
export const trustedDeviceCookie = 'trusted_device';

/** Told to somebody whose password was right: it is answered once, within a few minutes. */
export const secondFactorNeeded = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
  name: z.string(),
  /** They may ask not to be asked again on this device for thirty days. */
  mayTrustDevice: z.boolean(),
});
export type SecondFactorNeeded = z.output<typeof secondFactorNeeded>;

export const challengeToken = z.string('must be text').min(1, 'must not be empty').max(200);

/** Six digits; people may type a space between them. */
export const authenticatorCode = z
  .string('must be text')
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be six digits'));

const base64url = (most: number) => z.string().max(most);
const transports = z.array(z.string().max(40)).max(10);

/** What a browser answers when somebody uses a passkey. */
export const passkeyAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).optional(),
  }),
});

/** What a browser answers when a passkey was made. */
export const newPasskeyAnswer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(20_000),
    transports: transports.optional(),
  }),
});

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What `navigator.credentials.get` takes, as JSON. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential).optional(),
});

/** What `navigator.credentials.create` takes, as JSON. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});

const waysToFinish = ['code', 'recoveryCode', 'passkey'] as const;

export const finishLoginBody = z
  .strictObject({
    challenge: challengeToken,
    code: authenticatorCode.optional(),
    recoveryCode: z.string('must be text').min(1, 'must not be empty').max(40).optional(),
    passkey: passkeyAnswer.optional(),
    /** Do not ask for the second step on this device for thirty days. */
    trustDevice: z.boolean('must be true or false').optional(),
  })
  .refine((body) => waysToFinish.filter((way) => body[way] !== undefined).length === 1, {
    path: ['code'],
    error: 'must be given, or a recovery code or a passkey instead; only one of them',
  });

export const resetSecondFactorBody = z.strictObject({ reason: line(300) });
