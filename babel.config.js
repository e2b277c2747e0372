const onWeb = process.env.TARO_ENV === 'h5'

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
  plugins: onWeb ? [require.resolve('./config/plugins/plain-elements.js')] : [],
}
