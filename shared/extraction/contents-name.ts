const NAME =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des mati[èe]res|[íi]ndice|contenido|sommario|sumário|inhoud(?:sopgave)?|innehåll(?:sförteckning)?|indhold(?:sfortegnelse)?|innhold(?:sfortegnelse)?|spis treści|obsah|目次|目录|目錄)\W*$/iu;

/** Whether a line is the name of a table of contents: what is below it repeats the headings of the document. */
export function isContentsName(line: string): boolean {
  return NAME.test(line);
}
