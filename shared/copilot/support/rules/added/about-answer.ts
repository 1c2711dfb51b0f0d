import type { Token } from '../../reading/tokens.ts';

// "As stated in the policy", "to answer your question", "the short answer is": words about the source or the answer.
const ABOUT_ANSWER =
  /^(?:according|based|stated|states|outlined|mentioned|described|specified|listed|noted|note|provided|documents?|documentation|excerpts?|handbook|policy|guidelines?|rules|text|sources?|question|answer|short|summary|summari[sz]e|words|news|worry|laut|gemass|bereitgestellt\p{L}*|unterlagen|dokument\p{L}*|auszug|auszugen|handbuch|richtlinie\p{L}*|angaben|beschrieben|erwahnt|genannt|angegeben|festgelegt|quelle\p{L}*|frage|antwort|kurz|zusammengefasst|zusammenfassend|sorgen|nachricht|selon|apres|indique\p{L}*|precise\p{L}*|mentionne\p{L}*|fournis?|fournies?|extraits?|reglement|guide|texte|reponse|bref|resume|nouvelle|segun|documentos?|documentacion|facilitad\p{L}*|indica(?:do)?|extractos?|normativa|reglamento|manual|pregunta|respuesta|resumen|noticia|secondo|document[oi]|documentazione|fornit\p{L}*|indicato|estratt[oi]|regolamento|domanda|risposta|sintesi|breve|notizia|volgens|verstrekt\p{L}*|vermeld|aangegeven|fragment\p{L}*|reglement|handleiding|vraag|antwoord|kortom|samengevat|nieuws|acordo|documentacao|fornecid\p{L}*|indicado|excertos?|regulamento|resposta|resumo|noticia|zgodnie|dokument\p{L}*|wskazan\p{L}*|podan\p{L}*|regulamin\p{L}*|pytanie|odpowied\p{L}*|skrocie|enligt|dokument\p{L}*|bifogad\p{L}*|angivet|utdrag\p{L}*|fragan|svaret|kort|sammanfattningsvis)$/u;

/** Whether a word is about the source or the answer itself, as in "according to the policy" and "in short". */
export function isAboutAnswer({ word }: Token): boolean {
  return ABOUT_ANSWER.test(word);
}
