export const printPath = (certificateId: string): string =>
  `/generate-certificate/print?certificate=${certificateId}`;
