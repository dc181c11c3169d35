const radius = 8.4;
/** A young moon is drawn wider than it is, or nobody would see it. */
const widestShadow = 6.9;

/** The lit part of a moon of radius 8.4 around 10, 10 on a lunar day: none on the 30th, all of it on the 15th. */
export function litPath(lunarDay: number): string | null {
  const turn = Math.cos((Math.PI * lunarDay) / 15);
  if (lunarDay >= 30) return null;
  const isCrescent = turn > 0;
  const shadow = isCrescent ? Math.min(radius * turn, widestShadow) : -radius * turn;
  const isWaxing = lunarDay <= 15;
  const [outer, inner] = isWaxing ? [1, isCrescent ? 0 : 1] : [0, isCrescent ? 1 : 0];
  return `M10 1.6A${radius} ${radius} 0 0 ${outer} 10 18.4A${shadow.toFixed(1)} ${radius} 0 0 ${inner} 10 1.6z`;
}

/** The lunar day that a label begins with: 10 of "10th of the 9th month". */
export function lunarDayOf(label: string | null): number | null {
  const day = Number.parseInt(label ?? '', 10);
  return day >= 1 && day <= 30 ? day : null;
}
