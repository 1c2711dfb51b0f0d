import { playgroundTexts } from '../../texts/playground.ts';

const MARK = /\[(\d{1,3})\]/g;

interface Properties {
  readonly answer: string;
  readonly numbers: readonly number[];
  readonly choose: (number: number) => void;
}

/** An answer whose citation marks, such as [1], are buttons that lead to their sources. */
export function MarkedAnswer({ answer, numbers, choose }: Properties) {
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (const match of answer.matchAll(MARK)) {
    const number = Number(match[1]);
    if (numbers.includes(number)) {
      parts.push(
        answer.slice(from, match.index),
        <button
          key={match.index}
          type="button"
          className="console-mark"
          aria-label={playgroundTexts.mark(number)}
          onClick={() => choose(number)}
        >
          [{number}]
        </button>,
      );
      from = match.index + match[0].length;
    }
  }
  return (
    <p className="console-excerpt" data-part="answer">
      {parts}
      {answer.slice(from)}
    </p>
  );
}
