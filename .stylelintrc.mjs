import { nativeScss } from './scripts/lint/web-only.mjs'

const tokensOnly = 'Take the colour from @/styles/tokens.'

/** React Native's style subset (docs/adding-a-screen.md, "Styles"), and tokens in place of literal colours. */
export default {
  extends: ['stylelint-config-taro-rn'],
  customSyntax: nativeScss,
  reportNeedlessDisables: true,
  rules: {
    // Android knows all weights since version 9; and the rule below reads computed line heights, which this one cannot.
    'taro-rn/font-weight-no-ignored-values': null,
    'taro-rn/line-height-no-value-without-unit': null,
    'max-nesting-depth': [0, { ignoreAtRules: ['media', 'if', 'else', 'each', 'for', 'include', 'mixin'] }],
    'selector-max-combinators': 0,
    'selector-max-compound-selectors': 1,
    'selector-max-class': 1,
    'selector-max-type': 0,
    'selector-max-id': 0,
    'selector-max-universal': 0,
    'selector-max-attribute': 0,
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*(__[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*)?(--[a-z0-9][a-zA-Z0-9]*(-[a-z0-9]+)*)?$',
      { message: 'A class is .block, .block__part or .block--state.' },
    ],
    'declaration-no-important': true,
    'color-no-hex': [true, { message: tokensOnly }],
    'color-named': ['never', { ignore: ['inside-function'], message: tokensOnly }],
    'function-disallowed-list': [
      ['calc', 'env', '/gradient$/', '/^rgba?$/', '/^hsla?$/', 'url'],
      { message: 'React Native does not know it, or a token should hold it.' },
    ],
    'property-disallowed-list': [
      ['transition', '/^transition-/', 'animation', '/^animation-/', '/^grid/', 'float', 'filter', 'backdrop-filter'],
    ],
    'declaration-property-value-disallowed-list': {
      position: ['fixed', 'sticky'],
      display: ['grid', 'block', 'inline', 'inline-block', 'inline-flex'],
      'line-height': ['/^[\\d.]+$/'],
      '/radius$/': ['/%/'],
      // One for both; two go as row-gap and column-gap, since native drops what it cannot read as one.
      gap: ['/\\s/'],
      '/^(margin|padding|width|height|top|left|right|bottom|font-size|gap)/': ['/\\dem\\b/'],
    },
    'declaration-block-no-duplicate-properties': true,
  },
  overrides: [
    {
      files: ['src/styles/**/*.scss'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    {
      // The web's own base: the page itself and the phone-wide column, which no native app reads.
      files: ['src/app.scss', 'src/**/*.h5.scss'],
      rules: { 'selector-max-type': null, 'selector-class-pattern': null },
    },
  ],
}
