import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, doors, resolveOptions } from './door-rules.ts';

/** The rooms that the doors are held for. */
export const ROOMS = ['bin', 'lib', 'functions', 'shared', 'test'] as const;

/** A forbidden import: the rule that it breaks and the two files. */
export interface BrokenDoor {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Cruises the rooms under a folder by the project's rules; throws when nothing was read, because a blind parser reports green. */
export async function cruiseDoors(baseDir: string): Promise<{ modules: number; broken: BrokenDoor[] }> {
  const options: ICruiseOptions = { ...cruiseOptions, ruleSet: { forbidden: [...doors] }, validate: true, baseDir };
  const { output } = await cruise([...ROOMS], options, resolveOptions);
  const { modules, summary } = output as ICruiseResult;
  const read = modules.filter((module) => !module.source.includes('node_modules') && module.dependencies.length > 0);
  if (read.length === 0)
    throw new Error('dependency-cruiser read no module: its parser does not understand the sources.');
  return {
    modules: read.length,
    broken: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
