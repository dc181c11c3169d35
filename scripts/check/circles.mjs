/** Chains of imports that come back to where they began. Lazy imports run later, so they may point back. */
export function findCircles(imports) {
  const next = new Map();
  for (const { from, to, isLazy } of imports) {
    if (!isLazy) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set();
  const path = [];
  const found = [];
  function visit(file) {
    if (done.has(file)) return;
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) {
      found.push([...path.slice(seenAt), file]);
      return;
    }
    path.push(file);
    for (const imported of next.get(file) ?? []) visit(imported);
    path.pop();
    done.add(file);
  }
  for (const file of next.keys()) visit(file);
  return found;
}
