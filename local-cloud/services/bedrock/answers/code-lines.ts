// Commands, listings and JSON: they show something, but state nothing that could answer.
const CODE =
  /^(?:\$ |npm |npx |curl |aws |git |docker |cd |export |import |const |let |function |return |async |\/\/|#!|[-{}[\]()<>"';]+$|[{[<"]|-[HdX] |\w+\(.*\);?$)|[{};]\s*$|=>|^\s*"[^"]+":\s/;
// A listing of a program, a query, a call of an API, a reference, and a field with an object or a list of texts.
const OTHER_CODE =
  /^(?:def \w+\(|class \w+(?:[({]|:$)|(?:public|private|static) .*[({]|var \w+ =|echo ["'$]|sudo |pip3? install |python3? \S+\.py|(?:for|if|while|switch|catch) ?\(|(?:GET|POST|PUT|PATCH|DELETE|HEAD) \/|SELECT \S.* FROM \S|\.\/\S|@\w+\()|^(?:[\w./-]+: )?["']?\$ref["']?:|:=|\s==\s|: (?:\{.*\}|\[["{].*\]),?$/;
// The headings of a listing, where an API is described: `content > application/json > examples > missing > value`.
const EXAMPLE = /(?:^|> )examples?(?: >|$)/;
// "npx cdk destroy removes a stage with its data." is a sentence about a command, and a comment says what one does.
const TELLING = /[\p{L}\d)]\.$/u;

/** Whether a sentence is a line of code: it shows something, but states nothing. */
export function isCode(sentence: string): boolean {
  return (CODE.test(sentence) || OTHER_CODE.test(sentence)) && !TELLING.test(sentence);
}

/** Whether headings are those of an example in the description of an API, whose values are true of nothing. */
export function isAboveExample(headings: string): boolean {
  return EXAMPLE.test(headings);
}
