import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'
import webpack from 'webpack'
import { BaseScript } from './plugins/base-script'
import { CompileEarly } from './plugins/compile-early'
import { LazyScreens } from './plugins/lazy-screens'
import { ScreenFiles } from './plugins/screen-files'
import { minify } from './minify'
import { compile, cssModules, dropMobxTexts, markPure, sassLoaderOption, sayLess, type Chain } from './shared'

type H5Config = NonNullable<Extract<UserConfigExport<'webpack5'>, { h5?: unknown }>['h5']>

/** Further addresses: an entry and the landing page for those who are not logged in (product text §2). */
const aliases = {
  '/pages/map/open-location/index': ['/pages/map/open-location/index', '/open-location'],
  '/pages/map/choose-location/index': ['/pages/map/choose-location/index', '/choose-location'],
  '/pages/islogin/islogin': ['/pages/islogin/islogin', '/islogin', '/entry'],
}

/** The first screen of the app, whose files the page asks for. */
const home = 'pages/tab/home/index'

/** Modules of the first script. Screens are loaded from there, so that what they share with the app's own script is among them. */
const baseLibraries = ['react-dom/client', 'react/jsx-runtime']
const baseFiles = ['src/platform/web/elements/view.h5.tsx', 'src/state/root.ts']

/** Style sheets of Taro's web runtime that this client does without: it styles its own elements. */
const unusedStyles = [
  /components-react[\\/]dist[\\/]index\.css$/,
  /@tarojs[\\/]components[\\/]global\.css$/,
  /taro-components[\\/]taro-components\.css$/,
]

/** Parts of Taro's router, and what stands in src/platform/navigation/router in their place: no bars, and paths without patterns. */
const routerParts = [
  [/^(\.|\.\.)\/(tabbar|navigationBar|navigation-bar)\.js$/, 'nothing'],
  [/^universal-router$/, 'exact-router'],
  [/^query-string$/, 'query'],
] as const

/** Module request that webpack is about to resolve. */
interface Request {
  context: string
  request: string
}

function webpackChain(root: string, chain: Chain) {
  chain.resolve.alias.set('@tarojs/components$', path.join(root, 'src/platform/web/elements/index.h5.tsx'))
  const part = (name: string) => path.join(root, `src/platform/navigation/router/${name}.h5.ts`)
  const replace = (name: string, pattern: RegExp, by: string | ((resource: Request) => void)) =>
    chain.plugin(name).use(webpack.NormalModuleReplacementPlugin, [pattern, by])
  unusedStyles.forEach((pattern, index) => replace(`unused-${index}`, pattern, part('nothing')))
  const router = /@tarojs[\\/]router[\\/]dist/
  for (const [pattern, name] of routerParts) {
    replace(`router-${name}`, pattern, (resource) => {
      if (router.test(resource.context)) resource.request = part(name)
    })
  }
  chain.plugin('lazy-screens').use(LazyScreens, [home])
  chain.performance.hints(false)
  // `limits.chunkLoadTimeoutMs`: while Taro reads this folder it compiles no TypeScript outside of it.
  chain.output.set('chunkLoadTimeout', 120_000)
  markPure(root, chain)
  dropMobxTexts(chain)
  sayLess(chain)
  minify(chain)
  if (process.env.NODE_ENV !== 'production') return
  splitChunks(chain)
  chain.plugin('base-script').use(BaseScript, [[...baseLibraries, ...baseFiles.map((file) => path.join(root, file))]])
  chain.plugin('screen-files').use(ScreenFiles)
  chain.plugin('compile-early').use(CompileEarly, [['base', 'app', 'home']])
}

type Context = { chunkGraph: webpack.ChunkGraph }

const isHome = ({ groupsIterable }: webpack.Chunk) =>
  [...groupsIterable].some(({ origins }) => origins.some(({ request }) => request?.endsWith(home)))

const inHome = (module: webpack.Module, { chunkGraph }: Context) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(isHome)

/** Taro shares code between first chunks only, so every lazy screen would carry its own copy of the common components. */
function splitChunks(chain: Chain) {
  chain.optimization.splitChunks({
    chunks: 'all',
    // A few repeated modules weigh less than a request.
    minSize: 30000,
    hidePathInfo: true,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // One file, whatever else other screens share: home needs few requests and does not change with them.
      home: { name: 'home', priority: 30, chunks: 'async', test: inHome, enforce: true },
      // Too small for a separate file by the size limit, but used by a dozen screens.
      dates: { minChunks: 2, priority: 20, test: /[\\/]node_modules[\\/]dayjs[\\/]/, enforce: true },
      common: { minChunks: 2, priority: 1, reuseExistingChunk: true },
      vendors: { minChunks: 2, priority: 10, test: /[\\/]node_modules[\\/]/, reuseExistingChunk: true },
    },
  })
  // As many digits however many modules there are, so that home's scripts do not grow with other screens.
  chain.optimization.set('moduleIds', false)
  chain.plugin('module-ids').use(webpack.ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }])
}

/** In development the page comes from here and what it asks for from the server, which `npm run dev` names. */
function devServer() {
  const target = process.env.LINLI_API
  if (!target) return {}
  const paths = ['/v1', '/api', '/pictures', '/media', '/healthz', '/ws']
  const port = Number(process.env.DEV_PORT || 10086)
  const proxy = [{ context: paths, target, ws: true }]
  // The default path of the reload socket is that of the live channel.
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
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[id].[contenthash:8].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  postcss: { pxtransform: { enable: true, config: {} }, autoprefixer: { enable: true, config: {} }, cssModules },
  ...devServer(),
  webpackChain: (chain) => webpackChain(root, chain),
})
