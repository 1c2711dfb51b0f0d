import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { DocumentType } from './document-type.ts';

/** The request of an upload: a PUT with these headers, and exactly the announced bytes as its body. */
export interface UploadRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly bytes: number;
  /** SHA-256 in lower-case hex. */
  readonly checksum: string;
}

interface HttpRequest {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Presigner {
  presign(
    request: HttpRequest,
    options: { expiresIn: number; unhoistableHeaders: ReadonlySet<string> },
  ): Promise<HttpRequest>;
}

/** The request to sign. */
interface ObjectRequest {
  readonly bucket: string;
  readonly key: string;
  readonly method: 'GET' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  /** How long the URL is valid. */
  readonly seconds: number;
  readonly query?: Readonly<Record<string, string>>;
}

/** A link that downloads an object under the name of a file. */
interface Download extends Pick<ObjectRequest, 'bucket' | 'key' | 'seconds'>, NamedFile {}

/** How a browser receives a file: under which name, and as what. */
export interface NamedFile {
  /** The name of the document, a relative path with `/`; its last part is the name of the file. */
  readonly file: string;
  /** The detected format; null if the file was never read. */
  readonly type: DocumentType | null;
}

// The type of every stored file: no browser shows it, however the object is reached.
const STORED_TYPE = 'application/octet-stream';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  html: 'text/html; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  yaml: 'application/yaml',
  text: 'text/plain; charset=utf-8',
  zip: 'application/zip',
};

// Enough to send 50 MB at half a megabit per second.
const UPLOAD_SECONDS = 900;

/**
 * Signs an upload in advance. Length, checksum and type are signed headers, so that S3 refuses any other bytes, and
 * stores no type that a browser would run.
 */
export async function presignUpload(
  client: S3Client,
  { bucket, key, bytes, checksum }: Upload,
): Promise<UploadRequest> {
  const headers = {
    'content-length': String(bytes),
    'content-type': STORED_TYPE,
    'x-amz-checksum-sha256': Buffer.from(checksum, 'hex').toString('base64'),
  };
  return { url: await presign(client, { bucket, key, method: 'PUT', headers, seconds: UPLOAD_SECONDS }), headers };
}

/**
 * Signs a download in advance: a link to an object that is valid for this many seconds. Anyone may have written the
 * file, so the browser saves it instead of showing it, except for a PDF, which is shown at the page of a citation. The
 * type of a PDF is declared, and browsers do not guess another one for it.
 */
export function presignDownload(client: S3Client, { file, type, ...object }: Download): Promise<string> {
  const query = {
    'response-content-disposition': `${type === 'pdf' ? 'inline' : 'attachment'}; ${fileNameOf(file)}`,
    'response-content-type': type === null ? STORED_TYPE : MEDIA_TYPES[type],
  };
  return presign(client, { ...object, method: 'GET', headers: {}, query });
}

// The name of a file in a header, as RFC 6266 has it: readers of ASCII alone get the first form.
function fileNameOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

async function presign(
  client: S3Client,
  { bucket, key, method, headers, seconds, query: parameters = {} }: ObjectRequest,
): Promise<string> {
  const { protocol, hostname, port, path } = await addressOf(client, bucket, key);
  const host = port === undefined ? hostname : `${hostname}:${port}`;
  // The client's own signer has its credentials and Region. It can presign, although its public type does not say so.
  const signer = (await client.config.signer()) as unknown as Presigner;
  const signed = await signer.presign(
    {
      protocol,
      hostname,
      ...(port === undefined ? {} : { port }),
      path,
      method,
      query: parameters,
      headers: { ...headers, host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: seconds, unhoistableHeaders: new Set(Object.keys(headers)) },
  );
  const query = Object.entries(signed.query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return `${protocol}//${host}${path}?${query.join('&')}`;
}

// Only the client knows how to address the bucket at its endpoint: it builds a request, which is stopped before it is
// sent.
async function addressOf(client: S3Client, Bucket: string, Key: string): Promise<HttpRequest> {
  const command = new PutObjectCommand({ Bucket, Key });
  let built: HttpRequest | undefined;
  command.middlewareStack.add(
    () => async (args) => {
      built = args.request as HttpRequest;
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'finalizeRequest', priority: 'high' },
  );
  await client.send(command);
  if (built === undefined) {
    throw new TypeError('the SDK built no request');
  }
  return built;
}
