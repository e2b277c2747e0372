const path = require('node:path')
const { getDefaultConfig, mergeConfig } = require('@react-native/metro-config')
const { getMetroConfig } = require('@tarojs/rn-supporter')

const root = path.resolve(__dirname, '..')
const modules = path.join(__dirname, 'node_modules')

/** Build-time values outside any file, which belong in the cache key. */
const builtIn = ['TARO_APP_API', 'TARO_APP_ERROR_REPORT_DSN', 'TARO_APP_MOCK'].map((name) => process.env[name] ?? '')

/**
 * Taro's Babel preset turns each API into an import of that API alone. An import that is left over names an API that
 * React Native lacks: it would be undefined there, and would bring every API with its native module into the bundle.
 */
const refuseUnknown = (resolve) => (context, name, platform) => {
  if (name === '@tarojs/taro-rn') throw new Error(`${context.originModulePath} uses a Taro API that React Native lacks`)
  return resolve(context, name, platform)
}

/** The module that lists the pages makes each by `runtime.js`. */
const pagesOf = (resolve) => (context, name, platform) => {
  const lists = name === '@tarojs/runtime-rn' && context.originModulePath === path.join(__dirname, 'index.js')
  return resolve(context, lists ? path.join(__dirname, 'runtime.js') : name, platform)
}

const own = {
  cacheVersion: JSON.stringify(builtIn),
  // src/ and contract/ lie outside this package. Metro sees only what it watches, so they find their packages here
  // and never in the root's node_modules, whose React is another version.
  watchFolders: [path.join(root, 'src'), path.join(root, 'contract')],
  resolver: { unstable_enableSymlinks: true, nodeModulesPaths: [modules] },
}

module.exports = (async () => {
  const taro = await getMetroConfig()
  // The module that lists the pages is made from app.config.ts, of which the cache's key knows nothing.
  for (const store of taro.cacheStores) store.ignoreEntryFileCache = true
  const byTaro = taro.resolver.resolveRequest
  taro.resolver.resolveRequest = (context, name, platform) =>
    byTaro({ ...context, resolveRequest: pagesOf(refuseUnknown(context.resolveRequest)) }, name, platform)
  return mergeConfig(getDefaultConfig(__dirname), taro, own)
})()
