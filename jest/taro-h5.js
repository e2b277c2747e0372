/** Taro for the web with the hooks that the build's loader adds to it. */
const taro = require('@tarojs/taro-h5')
const hooks = require('@tarojs/plugin-framework-react/dist/runtime')

module.exports = { ...taro, ...hooks, __esModule: true, default: Object.assign(taro.default, taro, hooks) }
