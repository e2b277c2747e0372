import webpack, { type Compiler } from 'webpack'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has a browser compile the functions of some chunks' scripts while these arrive, beside the page's own thread, which would
 * else compile each of them when it is first called. A script of less than 30 KB is compiled by that thread in any case, so
 * the hint is for large chunks that nearly always run.
 */
export class CompileEarly {
  private readonly names: ReadonlySet<string | undefined>

  /** @param names of the chunks */
  constructor(names: readonly string[]) {
    this.names = new Set(names)
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('CompileEarly', (compilation) => {
      // After the minifier, which drops comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'CompileEarly', stage }, () => {
        const files = [...compilation.chunks].flatMap((chunk) =>
          this.names.has(chunk.name ?? '') ? [...chunk.files] : [],
        )
        for (const file of files.filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(hint, source))
      })
    })
  }
}
