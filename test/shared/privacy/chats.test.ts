// Guarantee: in lower-case chats in nine languages, persons who speak, are asked or are mentioned are found; words that
// are names elsewhere stay. Risk: colleagues' names stay in the texts that are written fastest.
import { expect, it } from 'vitest';
import { found } from './found.ts';

it.each([
  ['who speak after a time', '[10:02] dudu: hat wer den schlüssel\n[10:03] kai: liegt bei mir', ['dudu', 'kai']],
  ['who speak before a time', 'jojo (9:12): wer kommt heute mit\nlena (9:13): ich komme später', ['jojo', 'lena']],
  ['who speak in brackets', '<mikko> anyone seen the badge\n<tuija> it is at the desk', ['mikko', 'tuija']],
  ['who are asked', 'r. vance said no, ask heikkinen at the desk or ping grace', ['r. vance', 'heikkinen', 'grace']],
  ['who are asked in German', 'frag mal kowalczyk, der hat den schlüssel', ['kowalczyk']],
  ['who are asked in Spanish', 'habla con pilar del almacén sobre el pedido', ['pilar']],
  ['who are asked in Italian', 'senti marina per il preventivo di ieri', ['marina']],
  ['who are asked in Swedish', 'kan du kolla med nyman om fakturan är betald', ['nyman']],
  ['who are asked in Polish', 'zapytaj kowalskiego o te paczki z magazynu', ['kowalskiego']],
  ['who are asked in Portuguese', 'fala com o sr tiago ou pergunta ao franco', ['tiago', 'franco']],
  ['who say something', 'pilar dice que el pedido llega mañana por la tarde', ['pilar']],
  ['whose name is given', 'micha: kowalczyk heißt der, nur bis 15 uhr', ['micha', 'kowalczyk']],
  ['with an initial', 'can somebody ping j. aerts about the order', ['j. aerts']],
  ['with an initial and a verb', 'r. okonkwo is off sick until thursday', ['r. okonkwo']],
  ['who sign, with an initial', 'de printer is stuk\nmvg\nb. kuipersma', ['b. kuipersma']],
  ['who sign with their first letter', 'danke schon mal fürs nachsehen\nlg svenja k', ['svenja k']],
  ['who are greeted', 'hi odalys,\ncan you look at the scanner', ['odalys']],
  [
    'who are mentioned twice',
    'klant brouwershof belde over de factuur, brouwershof vraagt om uitstel',
    ['brouwershof', 'brouwershof'],
  ],
  [
    'before a Dutch "is" or "has"',
    'oosterling is ziek vandaag, oosterling heeft de sleutel nog',
    ['oosterling', 'oosterling'],
  ],
  ['who received something', 'ticket came in at nine, forwarded to pritchard since he has the key', ['pritchard']],
  ['with an initial and a frequent surname', 'the keys are with t. lindgren at the moment', ['t. lindgren']],
])('finds persons %s', (_, text, persons) => {
  expect(found(text, ['PERSON'])).toEqual(persons.map((person) => `PERSON ${person}`));
});

it.each([
  'we need to mark the invoice as paid and bill the customer today',
  'ask legal about the contract and tell support the bill is wrong',
  'the rose bushes in the park will be cut in june',
  'frag mal in der buchhaltung nach dem beleg von gestern',
  'chiedi a vendite se hanno visto il contratto di ieri',
  'plan b. danach ist das treffen morgen um zehn, z. b. mittags',
  'vraag het aan de receptie of bel morgen even de garage',
  'pergunta ao suporte se a senha ja foi trocada hoje',
  'ask hr or it about the vpn and ping redis from the server',
  '10:02 kernel: usb device attached now\n10:03 kernel: usb device removed now',
  '[10:02] build: failed twice tonight\n[10:03] ops: rollback done at nine',
  'the frank machine is stuck and server bruno has no space left',
  'mit freundlichen grüßen zurück und danke für alles\nsaluti a tutti',
  'we need 500 gr basterdsuiker\nand the cake tin from the shop',
  'les requêtes de tirage sont là\npour tirage et de tirage on attend\nune liste de tirage encore',
  'the fuse is in the box\nmvg\nmvg',
  'bel de magazijnbaas, de magazijnbaas heeft de sleutel vandaag',
  'a. kosten und preise im jahr\nb. lieferung und termine im jahr',
])('finds nobody in %s', (text) => {
  expect(found(text, ['PERSON'])).toEqual([]);
});
