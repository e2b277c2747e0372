const { createPageConfig, createReactNativeApp } = require('@tarojs/runtime-rn')

module.exports = {
  createReactNativeApp,
  /** Taro's page, which does not scroll: a screen scrolls by itself, as `config/plugins/pages.ts` has it for mini-programs. */
  createPageConfig: (screen, config) => createPageConfig(screen, { disableScroll: true, ...config }),
}
