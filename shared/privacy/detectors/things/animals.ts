import { compileExpression } from '../../text/compiled-expression.ts';
import { mayMatchPart } from '../../text/needed/text-index.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';

// What a veterinary practice writes after the name of an animal, folded: its kind, with a word or two about it, or its
// breed; "chat" is also a conversation.
const KINDS =
  'cat|dog|bitch|puppy|kitten|mare|gelding|stallion|rabbit|guinea pig|hamster|parrot|katze|kater|hund|hundin|welpe|stute|wallach|hengst|kaninchen|hase|meerschweinchen|wellensittich|chatte|chien|chienne|chiot|cheval|jument|lapin|perro|perra|cachorro|gato|gata|caballo|yegua|conejo|cane|cagna|cucciolo|gatto|gatta|cavallo|cavalla|coniglio|kat|poes|hond|teef|reu|paard|merrie|konijn|cao|cadela|cavalo|egua|coelho|pies|suka|szczeniak|kot|kotka|kon|klacz|krolik|katt|katta|hast|kanin|hest|hoppe|kocour|kocka|pes|fena|koira|kissa';
const BREEDS =
  'labrador|beagle|dackel|teckel|pudel|poodle|caniche|barboncino|terrier|spaniel|setter|collie|dalmatiner|dalmatian|schaferhund|berger (?:allemand|australien|belge)|pastore tedesco|pastor aleman|bulldog|bouledogue|dogge|rottweiler|husky|chihuahua|maltese|malteser|mops|pug|maine coon|siamese|siames|siamois|persian|perser|persan|kurzhaar|europeo|europeen|shorthair|longhair|haflinger|friese|islander|pony';
const SAYS = compileExpression(
  `^(?:,| \\()[ ]?(?:[a-z-]{2,14} ){0,2}(?:(?:${KINDS}|${BREEDS})(?! (?:walker|sitter|trainer|owner|lover|groomer|handler)s?)|chat (?:europeen|roux|noir|gris|blanc|tigre|siamois|persan|sterilise|castre|male|femelle))(?![a-z-])`,
  '',
);
// Two words, the longest kind and what follows it.
const REACH = 56;

/** Whether the words after a single name say that an animal has it: "Birba, gatto europeo", "Luna (Labrador)". */
export const isAnimal = ({ lower }: Pick<ScannedText, 'lower'>, { start, end }: TextRange): boolean =>
  !lower.slice(start, end).includes(' ') && mayMatchPart(SAYS, lower) && SAYS.test(textAfter(lower, end, REACH));
