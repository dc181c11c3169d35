export const certificateKinds = ['member', 'donation', 'pit'] as const;
export type CertificateKind = (typeof certificateKinds)[number];
