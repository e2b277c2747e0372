import Terser from 'terser-webpack-plugin'
import type { Chain } from './shared'

/** Settings of the minifier for all platforms: texts stay in UTF-8, in which Chinese takes three bytes and not six. */
const settings = {
  ecma: 2015,
  compress: { ecma: 2015, passes: 2 },
  mangle: true,
  format: { comments: false, ascii_only: false },
} as const

/** Minifies the scripts of a build for production by SWC instead of Terser: the same size in a tenth of the time. */
export function minify(chain: Chain): void {
  if (process.env.NODE_ENV !== 'production') return
  const plugin = new Terser({ minify: Terser.swcMinify, extractComments: false, terserOptions: settings })
  chain.optimization.minimizer('terserPlugin').use(plugin)
}
