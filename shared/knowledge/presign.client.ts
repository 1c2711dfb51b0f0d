import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

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
}

// Enough to send 50 MB at half a megabit per second.
const UPLOAD_SECONDS = 900;

/** Signs an upload in advance. Length and checksum are signed headers, so that S3 refuses any other bytes. */
export async function presignUpload(
  client: S3Client,
  { bucket, key, bytes, checksum }: Upload,
): Promise<UploadRequest> {
  const headers = {
    'content-length': String(bytes),
    'x-amz-checksum-sha256': Buffer.from(checksum, 'hex').toString('base64'),
  };
  return { url: await presign(client, { bucket, key, method: 'PUT', headers, seconds: UPLOAD_SECONDS }), headers };
}

/** Signs a download in advance: a link to an object that is valid for this many seconds. */
export function presignDownload(
  client: S3Client,
  object: Pick<ObjectRequest, 'bucket' | 'key' | 'seconds'>,
): Promise<string> {
  return presign(client, { ...object, method: 'GET', headers: {} });
}

async function presign(client: S3Client, { bucket, key, method, headers, seconds }: ObjectRequest): Promise<string> {
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
      query: {},
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
