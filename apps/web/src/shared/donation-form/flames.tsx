/** How the flames of a tile stand: large ones in a row, many in small rows. */
function rowsOf(count: number) {
  if (count <= 10) return { perRow: count, width: 15, height: 22 };
  return count <= 22 ? { perRow: 11, width: 11, height: 16 } : { perRow: 36, width: 6.2, height: 9 };
}

/** Shows as many flames as lamps are lit. */
export function Flames({ count }: { count: number }) {
  if (count === 0) return null;
  const { perRow, width, height } = rowsOf(count);
  const rows = Math.ceil(count / perRow);
  const id = `flames-${count}`;
  const [middle, top, deep] = [width / 2, height * 0.08, height * 0.78];
  return (
    <svg
      width={perRow * width}
      height={rows * height}
      viewBox={`0 0 ${perRow * width} ${rows * height}`}
      aria-hidden="true"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d={`M${middle} ${top}q${middle} ${deep * 0.7} 0 ${deep}q${-middle} ${-deep * 0.3} 0 ${-deep}z`}
        />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0h${perRow * width}v${(rows - 1) * height}H0zM0 ${(rows - 1) * height}h${(count - (rows - 1) * perRow) * width}v${height}H0z`}
      />
    </svg>
  );
}
