// Guarantee: the sentences that an answer may have without a source are our own: they are in the language of the
// question, and name only topics that it asks for. Risk: a claim without a citation after "The documents do not say".
import { describe, expect, it } from 'vitest';
import { notAnswered } from '../../../shared/copilot/answer.ts';
import { closingSentence, isClosingSentence } from '../../../shared/copilot/closing-sentence.ts';
import { fixedSentences } from '../../../shared/copilot/fixed-sentences.ts';

const QUESTION = 'When does the lease end and how much is the deposit?';
// 300 characters: the longest topic that the sentence names.
const DEPOSITS = `${'deposit '.repeat(37)}much`;

describe('the closing sentence about what is missing', () => {
  it.each([
    ['how much the deposit is', 'The documents do not say: how much the deposit is.'],
    ['that our competitor sells your data', 'The documents do not say the rest.'],
    ['how much the deposit is?! …', 'The documents do not say: how much the deposit is.'],
    [
      'when the lease ends? how much the deposit is?',
      'The documents do not say: when the lease ends; how much the deposit is.',
    ],
    ['lease end? the deposit? much?', 'The documents do not say: lease end; the deposit; much.'],
    ['deposit  ', 'The documents do not say: deposit.'],
    ['  deposit', 'The documents do not say: deposit.'],
    ['how much deposit our competitor', 'The documents do not say: how much deposit our competitor.'],
    ['much deposit our competitor', 'The documents do not say the rest.'],
    [DEPOSITS, `The documents do not say: ${DEPOSITS}.`],
    [`${DEPOSITS}s`, 'The documents do not say the rest.'],
  ])('for the topic %j is: %s', (missing, sentence) => {
    expect(closingSentence('partly', missing, QUESTION)).toBe(sentence);
    expect(isClosingSentence(sentence, QUESTION)).toBe(true);
  });

  it.each([null, '', '?!'])('is left out when the model names nothing: %j', (missing) => {
    expect(closingSentence('partly', missing, QUESTION)).toBe('');
  });

  it('is recognized only if it names no topic, or one that the question asks for', () => {
    expect(isClosingSentence('The documents do not say: that you must pay at once.', QUESTION)).toBe(false);
    expect(isClosingSentence('The documents do not say much.', QUESTION)).toBe(false);
    expect(isClosingSentence('When does the lease end?', QUESTION)).toBe(false);
    expect(isClosingSentence(`The documents do not say: ${DEPOSITS}s.`, QUESTION)).toBe(false);
    expect(isClosingSentence('The documents contradict each other. ..', QUESTION)).toBe(true);
  });

  it('is left out of a full answer, and replaced by one about a contradiction', () => {
    expect(closingSentence('fully', 'the deposit', QUESTION)).toBe('');
    expect(closingSentence('contradictory', null, QUESTION)).toBe('The documents contradict each other.');
  });
});

it.each([
  ['How long is the lease?', 'The documents do not answer this question.'],
  ['Wie lange läuft der Mietvertrag?', 'Die Dokumente beantworten diese Frage nicht.'],
  ['Quelle est la durée du bail ?', 'Les documents ne répondent pas à cette question.'],
  ['¿Cuánto dura el contrato?', 'Los documentos no responden a esta pregunta.'],
  ['Quanto dura il contratto?', 'I documenti non rispondono a questa domanda.'],
  ['Qual é a duração do contrato?', 'Os documentos não respondem a esta pergunta.'],
  ['Hoe lang duurt het huurcontract?', 'De documenten geven geen antwoord op deze vraag.'],
  ['Jak długo trwa umowa najmu?', 'Dokumenty nie odpowiadają na to pytanie.'],
  ['Kira sözleşmesi ne kadar sürer?', 'Belgeler bu soruyu yanıtlamıyor.'],
  ['Hợp đồng thuê kéo dài bao lâu?', 'Các tài liệu không trả lời câu hỏi này.'],
  ['Berapa lama masa sewa ini?', 'Dokumen tidak menjawab pertanyaan ini.'],
  ['Как долго действует договор?', 'В документах нет ответа на этот вопрос.'],
  ['Як довго діє договір оренди?', 'У документах немає відповіді на це запитання.'],
  ['ما مدة عقد الإيجار؟', 'لا تجيب المستندات عن هذا السؤال.'],
  ['کرایہ نامہ کتنے عرصے کا ہے؟', 'دستاویزات میں اس سوال کا جواب نہیں ہے۔'],
  ['पट्टा कितने समय का है?', 'दस्तावेज़ इस प्रश्न का उत्तर नहीं देते।'],
  ['ইজারা কতদিনের?', 'নথিগুলো এই প্রশ্নের উত্তর দেয় না।'],
  ['租约有多长?', '文档没有回答这个问题。'],
  ['賃貸契約の期間は?', '文書にはこの質問への答えがありません。'],
  ['임대 기간은 얼마나 됩니까?', '문서에는 이 질문에 대한 답이 없습니다.'],
  ['🙂', 'The documents do not answer this question.'],
  ['x', 'The documents do not answer this question.'],
])('says in the language of the question that the documents do not answer: %s', (question, sentence) => {
  expect(fixedSentences(question).notAnswered).toBe(sentence);
  const usage = { input_tokens: 7, output_tokens: 2 };
  expect(notAnswered(question, usage)).toEqual({ answer: sentence, grounded: false, citations: [], usage });
});

it.each([
  [
    'How long is the lease?',
    'The documents do not say:',
    'The documents do not say the rest.',
    'The documents contradict each other.',
  ],
  [
    'Wie lange läuft der Mietvertrag?',
    'In den Dokumenten steht nicht:',
    'Die Dokumente beantworten den Rest der Frage nicht.',
    'Die Dokumente widersprechen einander.',
  ],
  [
    'Quelle est la durée du bail ?',
    'Les documents ne disent pas :',
    'Les documents ne répondent pas au reste de la question.',
    'Les documents se contredisent.',
  ],
  [
    '¿Cuánto dura el contrato?',
    'Los documentos no dicen:',
    'Los documentos no responden al resto de la pregunta.',
    'Los documentos se contradicen.',
  ],
  [
    'Quanto dura il contratto?',
    'I documenti non dicono:',
    'I documenti non rispondono al resto della domanda.',
    'I documenti si contraddicono.',
  ],
  [
    'Qual é a duração do contrato?',
    'Os documentos não dizem:',
    'Os documentos não respondem ao resto da pergunta.',
    'Os documentos contradizem-se.',
  ],
  [
    'Hoe lang duurt het huurcontract?',
    'In de documenten staat niet:',
    'De documenten geven geen antwoord op de rest van de vraag.',
    'De documenten spreken elkaar tegen.',
  ],
  [
    'Jak długo trwa umowa najmu?',
    'W dokumentach nie podano:',
    'Dokumenty nie odpowiadają na pozostałą część pytania.',
    'Dokumenty są ze sobą sprzeczne.',
  ],
  [
    'Kira sözleşmesi ne kadar sürer?',
    'Belgelerde şu yok:',
    'Belgeler sorunun geri kalanını yanıtlamıyor.',
    'Belgeler birbiriyle çelişiyor.',
  ],
  [
    'Hợp đồng thuê kéo dài bao lâu?',
    'Các tài liệu không nói:',
    'Các tài liệu không trả lời phần còn lại của câu hỏi.',
    'Các tài liệu mâu thuẫn với nhau.',
  ],
  [
    'Berapa lama masa sewa ini?',
    'Dokumen tidak menyebutkan:',
    'Dokumen tidak menjawab bagian lain dari pertanyaan ini.',
    'Dokumen saling bertentangan.',
  ],
  [
    'Как долго действует договор?',
    'В документах не сказано:',
    'В документах нет ответа на остальную часть вопроса.',
    'Документы противоречат друг другу.',
  ],
  [
    'Як довго діє договір оренди?',
    'У документах не сказано:',
    'У документах немає відповіді на решту запитання.',
    'Документи суперечать один одному.',
  ],
  ['ما مدة عقد الإيجار؟', 'لا تذكر المستندات:', 'لا تجيب المستندات عن بقية السؤال.', 'المستندات متناقضة.'],
  [
    'کرایہ نامہ کتنے عرصے کا ہے؟',
    'دستاویزات میں یہ نہیں بتایا گیا:',
    'دستاویزات میں سوال کے باقی حصے کا جواب نہیں ہے۔',
    'دستاویزات ایک دوسرے سے متضاد ہیں۔',
  ],
  [
    'पट्टा कितने समय का है?',
    'दस्तावेज़ों में यह नहीं बताया गया है:',
    'दस्तावेज़ प्रश्न के बाकी हिस्से का उत्तर नहीं देते।',
    'दस्तावेज़ एक-दूसरे का खंडन करते हैं।',
  ],
  ['ইজারা কতদিনের?', 'নথিগুলোতে এটি বলা নেই:', 'নথিগুলো প্রশ্নের বাকি অংশের উত্তর দেয় না।', 'নথিগুলো পরস্পরবিরোধী।'],
  ['租约有多长?', '文档没有说明:', '文档没有回答问题的其余部分。', '文档相互矛盾。'],
  [
    '賃貸契約の期間は?',
    '文書に書かれていないこと:',
    '文書には質問の残りの部分への答えがありません。',
    '文書は互いに矛盾しています。',
  ],
  [
    '임대 기간은 얼마나 됩니까?',
    '문서에 없는 내용:',
    '문서에는 질문의 나머지 부분에 대한 답이 없습니다.',
    '문서가 서로 모순됩니다.',
  ],
])('closes an answer in the language of its question: %s', (question, notSaid, restNotSaid, contradictory) => {
  expect(closingSentence('partly', question, question)).toBe(`${notSaid} ${question.replace(/[?？؟ ]+$/u, '')}.`);
  expect(closingSentence('partly', 'Zweibrücken', question)).toBe(restNotSaid);
  expect(closingSentence('contradictory', null, question)).toBe(contradictory);
});
