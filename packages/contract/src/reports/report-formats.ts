export const reportFormats = ['xlsx', 'csv', 'pdf'] as const;
