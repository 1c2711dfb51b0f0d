import { type Language, languageOf } from './question-language.ts';

/** The sentences of an answer that this service writes itself, without a model. */
interface FixedSentences {
  /** Says that the documents do not answer the question. */
  readonly notAnswered: string;
  /** Introduces the part of a question that the documents do not answer, in the question's own words. */
  readonly notSaid: string;
  /** Replaces `notSaid` and that part when it cannot be named in words of the question. */
  readonly restNotSaid: string;
  /** Says that the documents contradict each other. */
  readonly contradictory: string;
  /** Introduces what the question names and the cited documents do not. */
  readonly notNamed: string;
}

type Sentences = readonly [
  notAnswered: string,
  notSaid: string,
  restNotSaid: string,
  contradictory: string,
  notNamed: string,
];

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: [
    'The documents do not answer this question.',
    'The documents do not say:',
    'The documents do not say the rest.',
    'The documents contradict each other.',
    'The cited documents do not mention:',
  ],
  de: [
    'Die Dokumente beantworten diese Frage nicht.',
    'In den Dokumenten steht nicht:',
    'Die Dokumente beantworten den Rest der Frage nicht.',
    'Die Dokumente widersprechen einander.',
    'Die zitierten Dokumente erwähnen nicht:',
  ],
  fr: [
    'Les documents ne répondent pas à cette question.',
    'Les documents ne disent pas :',
    'Les documents ne répondent pas au reste de la question.',
    'Les documents se contredisent.',
    'Les documents cités ne mentionnent pas :',
  ],
  es: [
    'Los documentos no responden a esta pregunta.',
    'Los documentos no dicen:',
    'Los documentos no responden al resto de la pregunta.',
    'Los documentos se contradicen.',
    'Los documentos citados no mencionan:',
  ],
  it: [
    'I documenti non rispondono a questa domanda.',
    'I documenti non dicono:',
    'I documenti non rispondono al resto della domanda.',
    'I documenti si contraddicono.',
    'I documenti citati non menzionano:',
  ],
  pt: [
    'Os documentos não respondem a esta pergunta.',
    'Os documentos não dizem:',
    'Os documentos não respondem ao resto da pergunta.',
    'Os documentos contradizem-se.',
    'Os documentos citados não mencionam:',
  ],
  nl: [
    'De documenten geven geen antwoord op deze vraag.',
    'In de documenten staat niet:',
    'De documenten geven geen antwoord op de rest van de vraag.',
    'De documenten spreken elkaar tegen.',
    'De geciteerde documenten vermelden niet:',
  ],
  pl: [
    'Dokumenty nie odpowiadają na to pytanie.',
    'W dokumentach nie podano:',
    'Dokumenty nie odpowiadają na pozostałą część pytania.',
    'Dokumenty są ze sobą sprzeczne.',
    'Cytowane dokumenty nie wspominają:',
  ],
  tr: [
    'Belgeler bu soruyu yanıtlamıyor.',
    'Belgelerde şu yok:',
    'Belgeler sorunun geri kalanını yanıtlamıyor.',
    'Belgeler birbiriyle çelişiyor.',
    'Alıntılanan belgelerde geçmeyenler:',
  ],
  vi: [
    'Các tài liệu không trả lời câu hỏi này.',
    'Các tài liệu không nói:',
    'Các tài liệu không trả lời phần còn lại của câu hỏi.',
    'Các tài liệu mâu thuẫn với nhau.',
    'Các tài liệu được trích dẫn không nhắc đến:',
  ],
  id: [
    'Dokumen tidak menjawab pertanyaan ini.',
    'Dokumen tidak menyebutkan:',
    'Dokumen tidak menjawab bagian lain dari pertanyaan ini.',
    'Dokumen saling bertentangan.',
    'Dokumen yang dikutip tidak menyebut:',
  ],
  ru: [
    'В документах нет ответа на этот вопрос.',
    'В документах не сказано:',
    'В документах нет ответа на остальную часть вопроса.',
    'Документы противоречат друг другу.',
    'В процитированных документах не упоминается:',
  ],
  uk: [
    'У документах немає відповіді на це запитання.',
    'У документах не сказано:',
    'У документах немає відповіді на решту запитання.',
    'Документи суперечать один одному.',
    'У процитованих документах не згадується:',
  ],
  ar: [
    'لا تجيب المستندات عن هذا السؤال.',
    'لا تذكر المستندات:',
    'لا تجيب المستندات عن بقية السؤال.',
    'المستندات متناقضة.',
    'لا تذكر المستندات المستشهد بها:',
  ],
  ur: [
    'دستاویزات میں اس سوال کا جواب نہیں ہے۔',
    'دستاویزات میں یہ نہیں بتایا گیا:',
    'دستاویزات میں سوال کے باقی حصے کا جواب نہیں ہے۔',
    'دستاویزات ایک دوسرے سے متضاد ہیں۔',
    'حوالہ دی گئی دستاویزات میں یہ مذکور نہیں:',
  ],
  hi: [
    'दस्तावेज़ इस प्रश्न का उत्तर नहीं देते।',
    'दस्तावेज़ों में यह नहीं बताया गया है:',
    'दस्तावेज़ प्रश्न के बाकी हिस्से का उत्तर नहीं देते।',
    'दस्तावेज़ एक-दूसरे का खंडन करते हैं।',
    'उद्धृत दस्तावेज़ों में इसका उल्लेख नहीं है:',
  ],
  bn: [
    'নথিগুলো এই প্রশ্নের উত্তর দেয় না।',
    'নথিগুলোতে এটি বলা নেই:',
    'নথিগুলো প্রশ্নের বাকি অংশের উত্তর দেয় না।',
    'নথিগুলো পরস্পরবিরোধী।',
    'উদ্ধৃত নথিগুলোতে এর উল্লেখ নেই:',
  ],
  zh: [
    '文档没有回答这个问题。',
    '文档没有说明:',
    '文档没有回答问题的其余部分。',
    '文档相互矛盾。',
    '引用的文档没有提到:',
  ],
  ja: [
    '文書にはこの質問への答えがありません。',
    '文書に書かれていないこと:',
    '文書には質問の残りの部分への答えがありません。',
    '文書は互いに矛盾しています。',
    '引用された文書に出てこないもの:',
  ],
  ko: [
    '문서에는 이 질문에 대한 답이 없습니다.',
    '문서에 없는 내용:',
    '문서에는 질문의 나머지 부분에 대한 답이 없습니다.',
    '문서가 서로 모순됩니다.',
    '인용된 문서에 언급되지 않은 내용:',
  ],
};

/**
 * Returns the sentences in the language of a question, or in English if that is not one of the twenty known languages.
 */
export function fixedSentences(question: string): FixedSentences {
  const [notAnswered, notSaid, restNotSaid, contradictory, notNamed] = SENTENCES[languageOf(question)];
  return { notAnswered, notSaid, restNotSaid, contradictory, notNamed };
}

/** Every sentence that the check of an answer finds at its end, in all languages. */
export const CLOSING_SENTENCES: readonly string[] = Object.values(SENTENCES).flatMap((each) => each.slice(1, 4));

/** The sentences that say, in each language, that the documents contradict each other. */
export const CONTRADICTORY_SENTENCES: readonly string[] = Object.values(SENTENCES).map((each) => each[3]);
