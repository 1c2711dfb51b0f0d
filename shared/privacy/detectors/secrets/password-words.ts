// What the key of a network is called in the nine languages, folded.
const NETWORK_KEYS = [
  '(?:wi-?fi|wlan)[ -](?:code|kod|kode|key|schlussel|sleutel|nyckel)(?:en)?|(?:wpa[23]?|vpn|guest|network|netzwerk|netz)[ -]?(?:key|schlussel)',
  'pre-?shared[ -]key|psk|snmp community|netwerksleutel|(?:natverks|wifi|wlan)-?nyckel(?:n)?',
  'cle (?:du )?(?:wi-?fi|wlan|wpa[23]?|reseau)|cle de securite(?: (?:du reseau|(?:du )?wi-?fi))?',
  'chiave (?:di rete|(?:del )?wi-?fi|wpa[23]?)|clave (?:de (?:la )?red|(?:del )?wi-?fi|wpa[23]?)',
  'klucz (?:sieciowy|(?:do )?wi-?fi|wpa[23]?)|chave (?:d[ae] rede|(?:do )?wi-?fi|wpa[23]?)',
].join('|');

/** The source of an expression for words that mean a password, folded. */
export const PASSWORD_WORDS = [
  "pass(?:word|wd|phrase|code|wort|ord)|pwd|parola(?: d'ordine)?|contrasena|clave|senha|palavra-(?:passe|chave)",
  'haslo|wachtwoord|ww|kennwort|losen(?:ord)?(?:et)?|adgangskode[nr]?|koden|salasana|heslo|mot de passe|mdp',
  '(?:code|codigo|codice|kod) (?:provisoire|temporaire|provisional|temporal|provisorio|provvisorio|temporaneo|tymczasowy)',
  '(?:temp|temporary|tijdelijke|tillfallig|vorlaufiger) (?:code|kod)|(?:security|memorable) word',
  NETWORK_KEYS,
].join('|');

/** The source of an expression for the verbs between such a word and the password. */
export const VERBS = "is|was|ist|war|est|c'est|etait|es|era|e|foi|lautet|jest|to bylo|bylo|byl|ar|var|er|til|on|je";

/**
 * The source of an expression that matches where one of the words begins. If the name of a network's key has several
 * words, it matches the first.
 */
export const PASSWORD_BEGINNING =
  'pass|pw|mdp|(?<![a-z])(?:security|memorable) word|parol|contrase|clave|senha|palavra-|haslo|wachtwoord|(?<![a-z])ww(?![a-z])|kennwort|losen|adgangskode|(?<![a-z])koden(?![a-z])|salasana|heslo|mot de|wi-?fi[ -]|wlan[ -]|(?<![a-z])(?:wpa|vpn|guest key|netz|network|netwerk|natverk|pre-?shared|psk|snmp|cle |chiave|klucz|chave )|(?<![a-z])(?:co(?:de|digo|dice)|kod|temp(?:orary)?|tijdelijke|tillfallig|vorlaufiger) ';
