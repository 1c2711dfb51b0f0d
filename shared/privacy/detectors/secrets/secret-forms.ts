/** The formats of keys, tokens and hashed passwords of known services; sticky, and bounded in every repetition. */
export const SECRET_FORMS: readonly RegExp[] = [
  /A[KS]IA[A-Z2-7]{16}/y,
  /gh[opsru]_[A-Za-z0-9]{36,255}/y,
  /github_pat_[A-Za-z0-9_]{22,255}/y,
  /glpat-[A-Za-z0-9_-]{20,64}/y,
  /xox[abeoprs]-(?:\d{1,14}-){0,4}[A-Za-z0-9-]{10,200}/y,
  /hooks\.slack\.com\/services\/T[A-Z0-9]{6,14}\/B[A-Z0-9]{6,14}\/[A-Za-z0-9]{16,40}/y,
  /sk-(?:(?:proj|ant|or|svcacct)-)?[A-Za-z0-9_-]{20,220}/y,
  /[sr]k_(?:live|test)_[A-Za-z0-9]{16,128}/y,
  /whsec_[A-Za-z0-9+/]{24,64}/y,
  /AIza[A-Za-z0-9_-]{35}/y,
  /ya29\.[A-Za-z0-9_-]{20,512}/y,
  /npm_[A-Za-z0-9]{36}/y,
  /pypi-[A-Za-z0-9_-]{50,512}/y,
  /SG\.[A-Za-z0-9_-]{16,32}\.[A-Za-z0-9_-]{16,64}/y,
  /hf_[A-Za-z0-9]{30,64}/y,
  /dop_v1_[0-9a-f]{64}/y,
  /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/y,
  /kc_(?:live|test)_[0-9A-Za-z]{38}/y,
  // An encrypted token (JWE) has five parts, of which the second may be empty; a signed one (JWT) has three.
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{0,1024}\.[A-Za-z0-9_-]{8,64}\.[A-Za-z0-9_-]{1,8192}\.[A-Za-z0-9_-]{16,128}/y,
  /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{4,8192}\.[A-Za-z0-9_-]{0,2048}/y,
  // A private key up to its end, and one that is cut off, which has hyphens only in lines such as "DEK-Info:
  // AES-128-CBC,3F17".
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!-{4})){1,16384}-----END (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/y,
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?=[A-Za-z0-9]{3,10}[,:-])){1,16384}/y,
  // Password hashes in the formats of directories, crypt(3), Apache, Argon2, scrypt and PBKDF2.
  /\{(?:S?SHA(?:256|512)?|CRYPT|S?MD5|PBKDF2[A-Z0-9-]{0,8})\}[A-Za-z0-9+/$.]{16,160}={0,2}/y,
  /\$(?:2[aby]\$\d\d|(?:[156y]|apr1)(?:\$rounds=\d{1,9}|\$[A-Za-z0-9./]{1,8})?\$[A-Za-z0-9./]{1,32})\$[A-Za-z0-9./]{22,86}/y,
  // The same in docker-compose, where each dollar sign is doubled.
  /\$(?:2[aby]\$\$\d\d|(?:[156y]|apr1)\$\$[A-Za-z0-9./]{1,32})\$\$[A-Za-z0-9./]{22,86}/y,
  /\$(?:argon2(?:id?|d)|scrypt|pbkdf2(?:-sha\d{1,3})?)\$(?:[A-Za-z0-9=,./+]{1,64}\$){1,3}[A-Za-z0-9+/.]{16,128}={0,2}/y,
  /pbkdf2_sha\d{1,3}\$\d{1,9}\$[A-Za-z0-9+/=]{1,64}\$[A-Za-z0-9+/]{20,128}={0,2}/y,
  /AccountKey=[A-Za-z0-9+/]{40,100}={0,2}/y,
];
