import { Problem } from '../../session/problem.ts';
import { knowledgeTexts } from '../../texts/knowledge.ts';

const { upload: texts } = knowledgeTexts;

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

/**
 * Uploads a file to a presigned URL. Uses XMLHttpRequest because `fetch` does not report the progress of an upload.
 * Rejects with a `Problem` if the file is refused, the connection is lost, or `signal` aborts the upload.
 */
export function sendFile(file: File, { url, headers }: Target, { signal, onProgress }: SendOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      // Scripts may not set these headers; the browser does.
      if (!/^(?:host|content-length)$/i.test(name)) {
        request.setRequestHeader(name, value);
      }
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded * 100) / Math.max(total, 1)));
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Problem(request.status, texts.refused(request.status)));
    request.onerror = () => reject(new Problem(0, texts.interrupted));
    request.onabort = () => reject(new Problem(-1, texts.states.stopped));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
