/**
 * File name extensions of formats that cannot be read, each with the name of its format and the article. An extension
 * that files in a readable format, such as plain text or a web page, may also have is not listed.
 */
export const UNREADABLE_NAMES: Readonly<Record<string, string>> = {
  ...named('a PNG image', 'png'),
  ...named('a JPEG image', 'jpg', 'jpeg'),
  ...named('a GIF image', 'gif'),
  ...named('a WebP image', 'webp'),
  ...named('a TIFF image', 'tif', 'tiff'),
  ...named('a HEIC image', 'heic'),
  ...named('an MP4 video', 'mp4', 'm4v'),
  ...named('a QuickTime video', 'mov'),
  ...named('an AVI video', 'avi'),
  ...named('a Matroska video', 'mkv', 'webm'),
  ...named('an MP3 audio file', 'mp3'),
  ...named('an AAC audio file', 'm4a', 'aac'),
  ...named('a WAV audio file', 'wav'),
  ...named('a FLAC audio file', 'flac'),
  ...named('an Ogg audio file', 'ogg'),
  ...named('a program', 'exe', 'dll', 'msi', 'so', 'dylib', 'class', 'wasm'),
  ...named('a disk image', 'iso', 'dmg'),
  ...named('a gzip archive', 'gz', 'tgz'),
  ...named('a bzip2 archive', 'bz2'),
  ...named('an XZ archive', 'xz'),
  ...named('a tar archive', 'tar'),
  ...named('a 7-Zip archive', '7z'),
  ...named('a RAR archive', 'rar'),
  ...named('an SQLite database', 'sqlite', 'sqlite3'),
  ...named('a Parquet file', 'parquet'),
  ...named('an OpenDocument file', 'odt', 'ods', 'odp'),
  ...named('an e-book (EPUB)', 'epub'),
};

function named(format: string, ...extensions: readonly string[]): Record<string, string> {
  return Object.fromEntries(extensions.map((extension) => [extension, format]));
}
