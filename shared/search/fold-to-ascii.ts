// The characters that the filter `asciifolding` replaces although Unicode does not decompose them into ASCII. They are
// lower case, as the filter receives them; the capitals on the left are what Lucene produces.
const WITHOUT_DECOMPOSITION = `
a:ɐəɚᶏᶕẚₐₔⓐⱥ b:ƀƃɓᵬᶀⓑ c:ƈȼɕↄⓒꜿ d:ðđƌȡɖɗᵭᶁᶑⓓꝺ e:ǝɇɘɛɜɝɞʚᴈᶒᶓᶔₑⓔⱸ f:ƒᵮᶂẛⓕꝼ g:ɠɡᵷᵹᶃⓖꝿ h:ħɥɦʮʯⓗⱨⱶ
i:ıɨᴉᵢᵼᶖⁱⓘ j:ȷɉɟʄʝⓙⱼ k:ƙʞᶄⓚⱪꝁꝃꝅ l:ŀłƚȴɫɬɭᶅⓛⱡꝇꝉꞁ m:ɯɰɱᵯᶆⓜ n:ŉŋƞȵɲɳᵰᶇⁿⓝ o:øǿɔɵᴖᴗᶗₒⓞⱺꝋꝍ p:ƥᵱᵽᶈⓟꝑꝓꝕꟼ
q:ĸɋʠⓠꝗꝙ r:ɍɼɽɾɿᵣᵲᵳᶉⓡꝛꞃ s:ſȿʂᵴᶊẜẝⓢ t:ŧƫƭȶʇʈᵵⓣⱦ u:ʉᵤᶙⓤ v:ʋʌᵥᶌⓥⱱⱴꝟ w:ƿʍⓦⱳ x:ᶍₓⓧ y:ƴɏʎỿⓨ z:ƶȝȥɀʐʑᵶᶎⓩⱬꝣ
aa:ꜳ ae:æǣǽᴂ ao:ꜵ au:ꜷ av:ꜹꜻ ay:ꜽ db:ȸ dz:ǆǳʣʥ ff:ﬀ ffi:ﬃ ffl:ﬄ fi:ﬁ fl:ﬂ hv:ƕ ij:ĳ lj:ǉ ll:ỻ ls:ʪ lz:ʫ nj:ǌ oe:œᴔ oo:ꝏ ou:ȣ
qp:ȹ ss:ß st:ﬆ tc:ʨ th:þᵺꝧ ts:ʦ tz:ꜩ ue:ᵫ vy:ꝡ A:ᴀ AE:ᴁ B:ʙᴃ C:ʗᴄ D:ᴅᴆ E:ᴇⱻ F:ꜰꟻ G:ǥǧɢʛ H:ʜ I:ɪᵻꟾ J:ᴊ K:ᴋ L:ʟᴌ M:ᴍꟽꟿ
N:ɴᴎ O:ᴏᴐ OE:ɶ OU:ᴕ P:ᴘ R:ʀʁᴙᴚ S:ꜱꞅ T:ᴛ U:ᴜᵾ V:ᴠ W:ᴡ Y:ʏ Z:ᴢ ':‘’ /:⁄ !!:‼ !?:⁉`;

const FOLDED = new Map(
  WITHOUT_DECOMPOSITION.trim()
    .split(/\s/)
    .flatMap((entry) => {
      const [ascii = '', characters = ''] = entry.split(':');
      return [...characters].map((character) => [character, ascii] as const);
    }),
);

/**
 * Folds a lower-case word as the index's filter `asciifolding` does, character by character: é becomes e, ß becomes ss.
 * Combining marks and all other scripts stay.
 */
export function foldToAscii(word: string): string {
  return word.replace(/[^\p{ASCII}]/gu, (character) => FOLDED.get(character) ?? baseLetter(character));
}

function baseLetter(character: string): string {
  const letters = character.normalize('NFD').replace(/\p{M}/gu, '');
  return /^\p{ASCII}+$/u.test(letters) ? letters : character;
}
