import type { Endpoint } from '@kathok/contract';
import { withoutLastSlash } from './routes.ts';

/** A step on the way along an address: what may be asked where it ends here, and where it may go on. */
interface Step {
  methods: Set<string>;
  next: Map<string, Step>;
}

/** Stands for whatever is in the place of a parameter. */
const anything = ':';

/**
 * Which methods an address takes; none where nobody answers. To tell the router instead would take a route for every
 * method that a path does not take, five times as many as there are endpoints, at every start.
 */
export function methodsByPath(endpoints: Pick<Endpoint, 'method' | 'path'>[]): (path: string) => string[] {
  const root: Step = { methods: new Set(), next: new Map() };
  for (const { method, path } of endpoints) {
    let step = root;
    for (const segment of segmentsOf(path)) {
      const name = segment.startsWith(':') ? anything : segment;
      const next = step.next.get(name) ?? { methods: new Set(), next: new Map() };
      step.next.set(name, next);
      step = next;
    }
    step.methods.add(method);
  }
  return (path) => {
    const methods = [...(find(root, segmentsOf(path)) ?? [])];
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  };
}

const segmentsOf = (path: string) => withoutLastSlash(path).split('/').slice(1);

function find({ methods, next }: Step, segments: string[]): Set<string> | undefined {
  const [segment, ...others] = segments;
  if (segment === undefined) return methods.size > 0 ? methods : undefined;
  for (const step of [next.get(segment), segment === '' ? undefined : next.get(anything)]) {
    const found = step && find(step, others);
    if (found) return found;
  }
  return undefined;
}
