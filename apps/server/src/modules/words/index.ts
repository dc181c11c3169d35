export { readShippedWords, type ShippedWord } from './shipped-words.ts';
export { wordRoutes } from './word.routes.ts';
