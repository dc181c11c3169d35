import { parseSync } from 'oxc-parser';

/** More ways of saying one sentence than a reader would follow. */
const mostVariants = 12;

/**
 * What a word of a language file says, as texts with placeholders: `(n) => n === 1 ? '1 day' : \`${n} days\`` says
 * `1 day` and `{n} days`. Nothing for what is put together in ways that cannot be told from its source.
 */
export function variantsOf(word) {
  if (typeof word === 'string') return [word];
  const source = `(${String(word)})`;
  const { program, errors } = parseSync('word.js', source);
  if (errors.length > 0) return [];
  const [statement] = program.body;
  const fn =
    statement?.expression?.type === 'ParenthesizedExpression'
      ? statement.expression.expression
      : statement?.expression;
  if (!fn?.body) return [];
  const says = fn.body.type === 'BlockStatement' ? returned(fn.body) : [fn.body];
  const names = namesOf(source);
  const texts = says.flatMap((node) => textsOf(node, names));
  return texts.length > mostVariants ? [] : [...new Set(texts.map(joined))];
}

/** What every `return` of a function gives back. */
function returned(node) {
  if (Array.isArray(node)) return node.flatMap(returned);
  if (!node || typeof node !== 'object') return [];
  if (node.type === 'ReturnStatement') return [node.argument];
  if (/Function/.test(node.type ?? '')) return [];
  return Object.values(node).flatMap(returned);
}

/** Every text an expression may come to, as pieces: letters, or the name of what is put in. */
function textsOf(node, names) {
  switch (node?.type) {
    case 'ParenthesizedExpression':
      return textsOf(node.expression, names);
    case 'Literal':
      return typeof node.value === 'string' ? [[node.value]] : [[{ name: names(node) }]];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent, names), ...textsOf(node.alternate, names)];
    case 'TemplateLiteral':
      return node.quasis
        .flatMap((quasi, place) => [quasi, node.expressions[place]])
        .filter(Boolean)
        .map((part) => (part.type === 'TemplateElement' ? [[part.value.cooked]] : textsOf(part, names)))
        .reduce((before, next) => before.flatMap((start) => next.map((end) => [...start, ...end])), [[]]);
    case 'BinaryExpression':
      if (node.operator === '+')
        return textsOf(node.left, names).flatMap((start) =>
          textsOf(node.right, names).map((end) => [...start, ...end]),
        );
  }
  return [[{ name: names(node) }]];
}

/** Names what is put in by the word that says it best; another thing of the same name gets a number. */
function namesOf(source) {
  const known = new Map();
  return (node) => {
    const text = source.slice(node.start, node.end);
    const name = bestName(node) ?? 'value';
    const same = known.get(name) ?? [];
    known.set(name, same);
    if (!same.includes(text)) same.push(text);
    const place = same.indexOf(text);
    return place === 0 ? name : `${name}${place + 1}`;
  };
}

function bestName(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ParenthesizedExpression') return bestName(node.expression);
  if (node?.type === 'MemberExpression') return node.computed ? bestName(node.property) : node.property.name;
  if (node?.type === 'CallExpression') return bestName(node.arguments[0]) ?? bestName(node.callee);
  if (node?.type === 'BinaryExpression') return bestName(node.left) ?? bestName(node.right);
  return undefined;
}

/** Two placeholders with no letter between them are one: they can only be moved together. */
function joined(pieces) {
  const merged = [];
  for (const piece of pieces) {
    const [last, between] = [merged.at(-2), merged.at(-1)];
    if (piece.name && last?.name && typeof between === 'string' && !/[\p{L}\p{N}\p{P}]/u.test(between))
      merged.splice(-2, 2, { name: `${last.name}-${piece.name}` });
    else if (piece.name && between?.name) merged.splice(-1, 1, { name: `${between.name}-${piece.name}` });
    else if (typeof piece === 'string' && typeof between === 'string') merged.splice(-1, 1, between + piece);
    else if (piece !== '') merged.push(piece);
  }
  return merged.map((piece) => (typeof piece === 'string' ? piece : `{${piece.name}}`)).join('');
}

/** What only puts things side by side is no text. */
export const hasLetters = (text) => /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));
