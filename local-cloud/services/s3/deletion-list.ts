import { ServiceFault } from '../../protocol/service-fault.ts';
import { unescapeXml } from '../../protocol/xml.ts';

/** The content of a DeleteObjects request. */
interface Deletion {
  readonly objects: readonly { readonly key: string; readonly versionId: string | undefined }[];
  readonly quiet: boolean;
}

const OBJECTS_MAX = 1_000;

/** Reads the XML of DeleteObjects; an unknown element is refused by name. */
export function readDeletion(xml: string): Deletion {
  for (const [, name] of xml.matchAll(/<([A-Za-z]+)[^>]*>/g)) {
    if (!['Delete', 'Object', 'Key', 'VersionId', 'Quiet'].includes(String(name))) {
      throw new ServiceFault(
        501,
        'NotImplemented',
        `s3: DeleteObjects with ${name} is not supported by the local cloud.`,
      );
    }
  }
  const objects = [...xml.matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, inner = '']) => ({
    key: textOf(inner, 'Key') ?? '',
    versionId: textOf(inner, 'VersionId'),
  }));
  if (objects.length === 0 || objects.length > OBJECTS_MAX || objects.some(({ key }) => key === '')) {
    throw new ServiceFault(
      400,
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
    );
  }
  return { objects, quiet: textOf(xml, 'Quiet') === 'true' };
}

function textOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml) ?? [];
  return text === undefined ? undefined : unescapeXml(text);
}
