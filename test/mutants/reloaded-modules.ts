import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout, isSource } from './folders.ts';
import type { Switch } from './switch.ts';

type Exports = Record<string, unknown>;

// A module as Vite's module runner keeps it.
interface Module {
  readonly id?: string;
  readonly file: string;
  readonly importers: ReadonlySet<string>;
  readonly imports: ReadonlySet<string>;
  readonly meta?: { readonly code?: string };
  readonly exports?: Exports;
}

/** All modules that a process has loaded. */
export interface LoadedModules {
  readonly getModuleById: (id: string) => Module | undefined;
  readonly getModuleByUrl: (url: string) => Module | undefined;
  readonly getModulesByFile: (file: string) => ReadonlySet<Module> | undefined;
}

type Loaded = Module & Required<Pick<Module, 'exports'>> & { readonly meta: { readonly code: string } };
type Evaluate = (...context: readonly unknown[]) => Promise<void>;
/** The exports of some modules. */
type Variant = ReadonlyMap<Exports, PropertyDescriptorMap>;

const AsyncFunction = (async () => {}).constructor as new (...names: readonly string[]) => Evaluate;
const CONTEXT = [
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
];
// A mutation may make a loop longer without making it endless. Loading builds tables, so it gets more iterations than a
// test.
const ITERATIONS_FACTOR = 20;
const ITERATIONS_MORE = 1_000_000;

/**
 * Evaluates sources again while a mutation is on, in the process in which they are loaded: the source of the
 * mutation, and what imports it. Modules that imported them before get the new exports, because an import is looked up
 * at each use. Values that a test computed from them while it was loaded do not change.
 */
export class ReloadedModules {
  readonly #modules: LoadedModules;
  readonly #state: Switch;
  readonly #variants = new Map<string, Variant>();
  readonly #compiled = new Map<Loaded, Evaluate>();
  readonly #iterations = new Map<string, number>();
  readonly #original = new Map<Exports, PropertyDescriptorMap>();

  constructor(modules: LoadedModules, state: Switch) {
    this.#modules = modules;
    this.#state = state;
  }

  /** Restores the exports that the modules had when they were loaded. */
  putBack(): void {
    put(this.#original);
  }

  /**
   * Replaces every module that depends on this source by one that was evaluated while the mutation with this id is on;
   * the id 0 stands for no mutation.
   */
  async use(file: string, id: number): Promise<void> {
    const key = `${file} ${id}`;
    const variant = this.#variants.get(key) ?? (await this.#evaluate(file, id));
    this.#variants.set(key, variant);
    put(variant);
  }

  /** Forgets what was evaluated with a mutation. */
  forget(file: string, id: number): void {
    this.#variants.delete(`${file} ${id}`);
  }

  async #evaluate(file: string, id: number): Promise<Variant> {
    const modules = this.#dependents(file);
    for (const { exports } of modules) {
      this.#original.set(exports, this.#original.get(exports) ?? Object.getOwnPropertyDescriptors(exports));
    }
    this.#state.iterations = 0;
    this.#state.active = id;
    this.#state.iterationsMax = (this.#iterations.get(file) ?? 0) * ITERATIONS_FACTOR + ITERATIONS_MORE;
    for (const module of modules) {
      await this.#evaluateOne(module);
    }
    if (id === 0) {
      this.#iterations.set(file, this.#state.iterations);
    }
    return new Map(modules.map(({ exports }) => [exports, Object.getOwnPropertyDescriptors(exports)]));
  }

  async #evaluateOne(module: Loaded): Promise<void> {
    const path = module.file;
    const evaluate = this.#compiled.get(module) ?? new AsyncFunction(...CONTEXT, `'use strict';${module.meta.code}`);
    this.#compiled.set(module, evaluate);
    const meta = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
    const load = async (url: string) => this.#modules.getModuleByUrl(url)?.exports ?? (await import(url));
    const name = (key: string, get: () => unknown) =>
      Object.defineProperty(module.exports, key, { enumerable: true, configurable: true, get });
    // What is exported from another module is looked up there, as before.
    const nothing = () => {};
    await evaluate(module.exports, meta, load, load, nothing, name);
  }

  // The source and what imports it, each after what it imports itself.
  #dependents(file: string): Loaded[] {
    const first = this.#modules.getModulesByFile(`${checkout}${file}`) ?? new Set();
    const found = new Set([...first].filter(isLoaded));
    for (const { importers } of found) {
      for (const id of importers) {
        const importer = this.#modules.getModuleById(id);
        if (importer !== undefined && isSource(relative(checkout, importer.file)) && isLoaded(importer)) {
          found.add(importer);
        }
      }
    }
    const ordered = new Set<Loaded>();
    const visit = (module: Loaded, above: ReadonlySet<Module>) => {
      for (const id of module.imports) {
        const imported = this.#modules.getModuleById(id);
        if (
          imported !== undefined &&
          isLoaded(imported) &&
          found.has(imported) &&
          !ordered.has(imported) &&
          !above.has(imported)
        ) {
          visit(imported, new Set([...above, imported]));
        }
      }
      ordered.add(module);
    };
    for (const module of found) {
      visit(module, new Set([module]));
    }
    return [...ordered];
  }
}

// A program that a test runs (test/harness/programs/run-program.ts) is evaluated again by the test, with arguments.
// Evaluated here, it would run without any.
function isLoaded(module: Module): module is Loaded {
  return module.meta?.code !== undefined && module.exports !== undefined && !/\?run=\d+$/.test(module.id ?? '');
}

function put(variant: Variant): void {
  for (const [exports, properties] of variant) {
    Object.defineProperties(exports, properties);
  }
}
