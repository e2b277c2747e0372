const path = require('node:path')

const root = path.resolve(__dirname, '..', '..')
const api = process.env.TARO_APP_API ?? 'http://127.0.0.1:8080'

/** Differences of the React Native build; `config/` beside `src/` holds the other platforms'. */
module.exports = {
  projectName: 'linli',
  date: '2026-1-1',
  designWidth: 750,
  deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
  sourceRoot: 'src',
  outputRoot: 'dist',
  framework: 'react',
  compiler: 'webpack5',
  plugins: [],
  alias: { '@': path.join(root, 'src'), '@contract': path.join(root, 'contract') },
  env: {
    TARO_APP_API: JSON.stringify(api),
    TARO_APP_ERROR_REPORT_DSN: JSON.stringify(process.env.TARO_APP_ERROR_REPORT_DSN ?? ''),
    TARO_APP_MOCK: JSON.stringify(process.env.TARO_APP_MOCK ?? ''),
  },
  mini: {},
  h5: {},
  rn: { appName: 'linli', designWidth: 750, postcss: { cssModules: { enable: true } } },
}
