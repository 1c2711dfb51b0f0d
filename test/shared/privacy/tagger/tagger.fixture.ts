import { readTokens, SHAPES, type Token } from '../../../../shared/privacy/tagger/tokens.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';

const SHAPE_NAMES = Object.fromEntries(Object.entries(SHAPES).map(([name, shape]) => [shape, name]));

/** Returns the tokens of a text in which no barrier stands for a person. */
export const tokensOf = (text: string): Token[] => readTokens(foldForMatching(text), () => false);

/** Returns each token with the name of its shape. */
export const shapesOf = (text: string): string[] =>
  tokensOf(text).map(
    ({ start, end, shape }) => `${SHAPE_NAMES[shape]} ${foldForMatching(text).text.slice(start, end)}`,
  );
