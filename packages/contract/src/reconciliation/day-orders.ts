/** How a bank writes 5 February in figures: 05/02/2026, or 02/05/2026. */
export const dayOrders = ['day_first', 'month_first'] as const;
export type DayOrder = (typeof dayOrders)[number];
