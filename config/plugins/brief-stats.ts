import type { Compiler } from 'webpack'

/**
 * Statistics that Taro requests after each build and does not read; listing them for all modules takes a quarter of a
 * build.
 */
const unread = { assets: false, chunks: false, chunkGroups: false, entrypoints: false, modules: false, reasons: false }

/** Leaves the errors and warnings in what webpack says of a build by default. */
export class BriefStats {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BriefStats', ({ hooks }) =>
      hooks.statsNormalize.tap('BriefStats', (options, { forToString }) => {
        if (!forToString) Object.assign(options, { ...unread, ...options })
      }),
    )
  }
}
