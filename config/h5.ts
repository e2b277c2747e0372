import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import webpack from 'webpack'
import { FirstScreen } from './plugins/first-screen'
import { compile, cssModules, markPure, sassLoaderOption, type Chain } from './shared'

type H5Config = NonNullable<Extract<UserConfigExport<'webpack5'>, { h5?: unknown }>['h5']>

/** Further addresses: an entry and the landing page for those who are not logged in (product text §2). */
const aliases = {
  '/pages/islogin/islogin': ['/pages/islogin/islogin', '/islogin', '/entry'],
}

/** Modules of Taro's web runtime that this client replaces by nothing: it draws its own bars and styles its own elements. */
const unused = [
  /components-react[\\/]dist[\\/]index\.css$/,
  /@tarojs[\\/]components[\\/]global\.css$/,
  /taro-components[\\/]taro-components\.css$/,
]

function webpackChain(root: string, chain: Chain) {
  chain.resolve.alias.set('@tarojs/components$', path.join(root, 'src/platform/elements/index.h5.tsx'))
  const nothing = path.join(root, 'src/platform/elements/nothing.h5.ts')
  unused.forEach((pattern, index) =>
    chain.plugin(`unused-${index}`).use(webpack.NormalModuleReplacementPlugin, [pattern, nothing]),
  )
  const router = /@tarojs[\\/]router[\\/]dist/
  const bar = (resource: { context: string; request: string }) => {
    if (router.test(resource.context)) resource.request = nothing
  }
  chain.plugin('unused-tab-bar').use(webpack.NormalModuleReplacementPlugin, [/tabbar(\.js)?$/, bar])
  chain.performance.hints(false)
  // `limits.chunkLoadTimeoutMs`: while Taro reads this folder it compiles no TypeScript outside of it.
  chain.output.set('chunkLoadTimeout', 120_000)
  markPure(root, chain)
  if (process.env.NODE_ENV !== 'production') return
  splitChunks(chain)
  chain.plugin('first-screen').use(FirstScreen, ['pages/tab/home/index'])
}

/** Taro shares code between first chunks only, so every lazy screen would carry its own copy of the common components. */
function splitChunks(chain: Chain) {
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 10000,
    hidePathInfo: true,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // Too small for a file of its own by its size, and in a dozen screens.
      dates: { minChunks: 2, priority: 20, test: /[\\/]node_modules[\\/]dayjs[\\/]/, enforce: true },
      common: { minChunks: 2, priority: 1, reuseExistingChunk: true },
      vendors: { minChunks: 2, priority: 10, test: /[\\/]node_modules[\\/]/, reuseExistingChunk: true },
    },
  })
}

/** In development the page comes from here and what it asks for from the server, which `npm run dev` names. */
function devServer() {
  const target = process.env.LINLI_API
  if (!target) return {}
  const paths = ['/v1', '/api', '/pictures', '/media', '/healthz', '/ws']
  const port = Number(process.env.DEV_PORT || 10086)
  const proxy = [{ context: paths, target, ws: true }]
  // The usual path for what tells a page to reload is that of the live channel.
  const webSocketServer = { type: 'ws', options: { path: '/reload' } }
  return { devServer: { host: '127.0.0.1', port, open: false, proxy, webSocketServer } }
}

export const h5 = (root: string): H5Config => ({
  // The development server knows its files by whole paths; a build runs in any folder.
  publicPath: process.env.NODE_ENV === 'production' ? './' : '/',
  staticDirectory: 'static',
  useHtmlComponents: true,
  sassLoaderOption: sassLoaderOption(root),
  compile: compile(root),
  router: { mode: 'hash', customRoutes: aliases },
  imageUrlLoaderOption: { name: 'static/images/[name].[contenthash:8][ext]' },
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: { pxtransform: { enable: true, config: {} }, autoprefixer: { enable: true, config: {} }, cssModules },
  ...devServer(),
  webpackChain: (chain) => webpackChain(root, chain),
})
