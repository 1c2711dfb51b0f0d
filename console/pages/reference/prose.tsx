/** Renders the small part of Markdown that docs/openapi.yaml uses: paragraphs, `code` and **bold**. */
export function Prose({ text }: { readonly text: string }) {
  if (text === '') {
    return null;
  }
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
            <Piece key={index} text={piece} />
          ))}
        </p>
      ))}
    </>
  );
}

function Piece({ text }: { readonly text: string }) {
  if (text.startsWith('`')) {
    return <code className="console-word">{text.slice(1, -1)}</code>;
  }
  return text.startsWith('**') ? <strong>{text.slice(2, -2)}</strong> : text;
}
