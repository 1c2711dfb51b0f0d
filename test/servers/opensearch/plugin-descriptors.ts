import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The modules that Maven downloads have no descriptor: only the build of the distribution writes one.
const MODULES = {
  'transport-netty4': { classname: 'org.opensearch.transport.Netty4Plugin' },
  'lang-painless': { classname: 'org.opensearch.painless.PainlessPlugin' },
  'analysis-common': {
    classname: 'org.opensearch.analysis.common.CommonAnalysisPlugin',
    'extended.plugins': 'lang-painless',
  },
  'mapper-extras': { classname: 'org.opensearch.index.mapper.MapperExtrasPlugin' },
} as const;

/** Writes the descriptor of each module of an OpenSearch home. */
export function writePluginDescriptors(home: string, version: string): void {
  for (const [name, properties] of Object.entries(MODULES)) {
    const lines = Object.entries({
      name,
      description: name,
      version,
      'opensearch.version': version,
      'java.version': '11',
      ...properties,
    }).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(join(home, 'modules', name, 'plugin-descriptor.properties'), lines.join(''));
  }
}
