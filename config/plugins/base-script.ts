import type { Compiler, EntryNormalized } from 'webpack'

/** Runs some modules of the app by a separate script, before the app's: two shorter tasks of the page's thread instead of a long one. */
export class BaseScript {
  /** @param modules that the script runs, with all that they import */
  constructor(private readonly modules: string[]) {}

  apply({ options }: Compiler): void {
    const { app, ...others } = options.entry as Exclude<EntryNormalized, () => unknown>
    // The page asks for scripts in the order of the entries.
    options.entry = { base: { import: this.modules }, ...others, app: { ...app, dependOn: ['base'] } }
  }
}
