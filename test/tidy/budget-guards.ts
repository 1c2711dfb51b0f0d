import { posix } from 'node:path';
import type { Budget } from './budgets.ts';
import type { FileMap, FileSizes } from './tracked-files.ts';

const SOURCES = /^(?:bin|lib|functions|shared|console|local-cloud|test|clients)\//;
const TYPESCRIPT = /\.tsx?$/;
// The client in Python is weighed, too; what a generator writes is not.
const WEIGHED = /^(?:(?!.*\/generated\/).*\.tsx?|clients\/(?!.*\/_generated\/).*\.py)$/;
// A room that shrank by less than this keeps its ceiling, so that two branches need not both touch the table.
const SLACK = 0.02;

/** A room, measured: what it holds, what it may hold, and what it shall hold in the end. */
interface Measure {
  room: string;
  unit: string;
  held: number;
  allowed: number;
  budget: number;
}

/** Rooms that weigh more than their budget, or than the ceiling that they have until they reach it. */
export function overBudget(files: FileMap, sizes: FileSizes, budgets: readonly Budget[]): string[] {
  return measuresOf(files, sizes, budgets)
    .filter(({ held, allowed }) => held > allowed)
    .map(
      ({ room, unit, held, allowed }) =>
        `${room} holds ${held} ${unit}, ${held - allowed} more than ${allowed}: ` +
        'remove as many, or raise the budget by a decision in docs/adr/ that says what a user gains',
    );
}

/** Rows of the table that name an empty room, have no reason, or a ceiling below the budget. */
export function oddBudgets(files: FileMap, sizes: FileSizes, budgets: readonly Budget[]): string[] {
  const rooms = budgets.map(({ room }) => room);
  return [
    ...rooms.filter((room, i) => rooms.indexOf(room) !== i).map((room) => `${room} has two rows`),
    ...measuresOf(files, sizes, budgets).flatMap(({ room, unit, held, allowed, budget }) => [
      ...(held === 0 ? [`${room} holds no ${unit}`] : []),
      ...(allowed < budget ? [`${room} has a ceiling below its budget of ${budget} ${unit}`] : []),
    ]),
    ...budgets.filter(({ reason }) => !/^\p{Lu}.*\s.*\.$/u.test(reason)).map(({ room }) => `${room} has no reason`),
  ];
}

/** Ceilings that can sink because their room has shrunk, each with its new number. */
export function sinkingCeilings(files: FileMap, sizes: FileSizes, budgets: readonly Budget[]): string[] {
  return measuresOf(files, sizes, budgets).flatMap(({ room, unit, held, allowed, budget }) => {
    if (allowed <= budget || held > allowed * (1 - SLACK)) {
      return [];
    }
    return held <= budget
      ? [`${room} holds ${held} ${unit}: within its budget, so its ceiling can go`]
      : [`${room} holds ${held} ${unit}: its ceiling can sink by ${allowed - held}, from ${allowed}`];
  });
}

function measuresOf(files: FileMap, sizes: FileSizes, budgets: readonly Budget[]): Measure[] {
  return budgets.flatMap(({ room, lines, today = lines, bytes, bytesToday = bytes }) => {
    const inLines = { room, unit: 'lines', held: linesIn(files, room), allowed: today, budget: lines };
    if (bytes === undefined || bytesToday === undefined) {
      return [inLines];
    }
    return [inLines, { room, unit: 'bytes', held: bytesIn(sizes, room), allowed: bytesToday, budget: bytes }];
  });
}

function linesIn(files: FileMap, room: string): number {
  const counted = (path: string) =>
    path.startsWith(room) && WEIGHED.test(path) && (room.startsWith('test/') || !/\.test\.tsx?$/.test(path));
  return [...files].filter(([path]) => counted(path)).reduce((sum, [, text]) => sum + linesOf(text), 0);
}

function bytesIn(sizes: FileSizes, room: string): number {
  return [...sizes].filter(([path]) => path.startsWith(room)).reduce((sum, [, bytes]) => sum + bytes, 0);
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

// Far above what files and folders have that hold one idea, or one subject.
const UNUSUAL_LINES = 500;
const UNUSUAL_FILES = 50;

/** Files and folders that are unusually large, the largest first: worth a look, and nothing to forbid. */
export function unusuallyLarge(files: FileMap): string[] {
  const sources = [...files].filter(([path]) => SOURCES.test(path));
  const long = sources
    .filter(([path]) => TYPESCRIPT.test(path))
    .map(([path, text]) => ({ what: path, count: linesOf(text), unit: 'lines' }))
    .filter(({ count }) => count > UNUSUAL_LINES);
  const full = [...Map.groupBy(sources, ([path]) => posix.dirname(path))]
    .map(([folder, held]) => ({ what: folder, count: held.length, unit: 'files' }))
    .filter(({ count }) => count > UNUSUAL_FILES);
  const largestFirst = [long, full].flatMap((found) => found.sort((a, b) => b.count - a.count));
  return largestFirst.map(({ what, count, unit }) => `${what} has ${count} ${unit}`);
}
