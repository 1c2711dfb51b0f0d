import { type Language, languageOf } from './question-language.ts';

/** The sentences of an answer that this service writes, and not a model. */
interface FixedSentences {
  /** The documents do not answer. */
  readonly notAnswered: string;
  /** Introduces the part of a question that the documents do not answer, in the question's own words. */
  readonly notSaid: string;
  /** Replaces that part when it cannot be named in words of the question. */
  readonly restNotSaid: string;
  /** The documents contradict each other. */
  readonly contradictory: string;
}

type Sentences = readonly [notAnswered: string, notSaid: string, restNotSaid: string, contradictory: string];

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: [
    'The documents do not answer this question.',
    'The documents do not say:',
    'The documents do not answer the rest of the question.',
    'The documents contradict each other.',
  ],
  de: [
    'Die Dokumente beantworten diese Frage nicht.',
    'Die Dokumente sagen nicht:',
    'Die Dokumente sagen das Übrige nicht.',
    'Die Dokumente widersprechen einander.',
  ],
  fr: [
    'Les documents ne répondent pas à cette question.',
    'Les documents ne disent pas :',
    'Les documents ne disent pas le reste.',
    'Les documents se contredisent.',
  ],
  es: [
    'Los documentos no responden a esta pregunta.',
    'Los documentos no dicen:',
    'Los documentos no dicen el resto.',
    'Los documentos se contradicen.',
  ],
  it: [
    'I documenti non rispondono a questa domanda.',
    'I documenti non dicono:',
    'I documenti non dicono il resto.',
    'I documenti si contraddicono.',
  ],
  pt: [
    'Os documentos não respondem a esta pergunta.',
    'Os documentos não dizem:',
    'Os documentos não dizem o resto.',
    'Os documentos contradizem-se.',
  ],
  nl: [
    'De documenten geven geen antwoord op deze vraag.',
    'De documenten zeggen niet:',
    'De documenten zeggen de rest niet.',
    'De documenten spreken elkaar tegen.',
  ],
  pl: [
    'Dokumenty nie odpowiadają na to pytanie.',
    'Dokumenty nie mówią:',
    'Dokumenty nie mówią reszty.',
    'Dokumenty są ze sobą sprzeczne.',
  ],
  tr: [
    'Belgeler bu soruyu yanıtlamıyor.',
    'Belgelerde şu yok:',
    'Belgelerde gerisi yok.',
    'Belgeler birbiriyle çelişiyor.',
  ],
  vi: [
    'Các tài liệu không trả lời câu hỏi này.',
    'Các tài liệu không nói:',
    'Các tài liệu không nói phần còn lại.',
    'Các tài liệu mâu thuẫn với nhau.',
  ],
  id: [
    'Dokumen tidak menjawab pertanyaan ini.',
    'Dokumen tidak menyebutkan:',
    'Dokumen tidak menyebutkan sisanya.',
    'Dokumen saling bertentangan.',
  ],
  ru: [
    'В документах нет ответа на этот вопрос.',
    'В документах не сказано:',
    'Остальное в документах не сказано.',
    'Документы противоречат друг другу.',
  ],
  uk: [
    'У документах немає відповіді на це запитання.',
    'У документах не сказано:',
    'Решта в документах не сказана.',
    'Документи суперечать один одному.',
  ],
  ar: ['لا تجيب المستندات عن هذا السؤال.', 'لا تذكر المستندات:', 'لا تذكر المستندات الباقي.', 'المستندات متناقضة.'],
  ur: [
    'دستاویزات میں اس سوال کا جواب نہیں ہے۔',
    'دستاویزات میں یہ نہیں بتایا گیا:',
    'باقی دستاویزات میں نہیں بتایا گیا۔',
    'دستاویزات ایک دوسرے سے متضاد ہیں۔',
  ],
  hi: [
    'दस्तावेज़ इस प्रश्न का उत्तर नहीं देते।',
    'दस्तावेज़ों में यह नहीं बताया गया है:',
    'बाकी दस्तावेज़ों में नहीं बताया गया है।',
    'दस्तावेज़ एक-दूसरे का खंडन करते हैं।',
  ],
  bn: ['নথিগুলো এই প্রশ্নের উত্তর দেয় না।', 'নথিগুলোতে এটি বলা নেই:', 'বাকিটা নথিগুলোতে বলা নেই।', 'নথিগুলো পরস্পরবিরোধী।'],
  zh: ['文档没有回答这个问题。', '文档没有说明:', '文档没有说明其余部分。', '文档相互矛盾。'],
  ja: [
    '文書にはこの質問への答えがありません。',
    '文書に書かれていないこと:',
    '残りは文書に書かれていません。',
    '文書は互いに矛盾しています。',
  ],
  ko: [
    '문서에는 이 질문에 대한 답이 없습니다.',
    '문서에 없는 내용:',
    '나머지는 문서에 없습니다.',
    '문서가 서로 모순됩니다.',
  ],
};

/**
 * Returns the sentences in the language of a question, or in English if that is not one of the twenty known languages.
 */
export function fixedSentences(question: string): FixedSentences {
  const [notAnswered, notSaid, restNotSaid, contradictory] = SENTENCES[languageOf(question)];
  return { notAnswered, notSaid, restNotSaid, contradictory };
}

/** Every sentence that an answer may end with, in all languages. */
export const CLOSING_SENTENCES: readonly string[] = Object.values(SENTENCES).flatMap(([, ...closing]) => closing);
