const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const postcss = require('postcss')
const sass = require('sass')

const root = path.join(__dirname, '..')
const hash = (text) => createHash('sha256').update(text).digest('hex')

const hides = ({ prop, value }) =>
  (prop === 'display' && value === 'none') ||
  (prop === 'visibility' && value !== 'visible') ||
  (prop === 'opacity' && Number.parseFloat(value) === 0)

/** Compiles as the builds do (config/shared.ts). */
const compile = (file) =>
  sass.compile(file, {
    importers: [
      { findFileUrl: (url) => (url.startsWith('@/') ? new URL(`file://${root}/src/${url.slice(2)}`) : null) },
    ],
  }).css

/**
 * A style sheet in tests. Its classes have unique names, as in the builds, and its rules that hide something by
 * `display`, `visibility` or `opacity` take effect in the document, so that `toBeVisible` and roles match a real page.
 * Pseudo-elements, key frames and media queries are left out; any other rule would only slow jsdom down.
 */
module.exports = {
  getCacheKey: (text, file) =>
    hash(
      [
        text,
        file,
        ...[require.resolve('./scss'), `${root}/src/styles/tokens.scss`].map((name) => readFileSync(name)),
      ].join(),
    ),

  process(_text, file) {
    const sheet = postcss.parse(compile(file))
    const isModule = file.endsWith('.module.scss')
    const suffix = hash(path.relative(root, file)).slice(0, 6)
    const names = {}
    sheet.walkAtRules((rule) => void rule.remove())
    sheet.walkComments((comment) => void comment.remove())
    const hidden = new Set()
    sheet.walkDecls((declaration) => void (hides(declaration) && hidden.add(declaration.prop)))
    sheet.walkRules((rule) => {
      const rename = (_, name) => `.${(names[name] = isModule ? `${name}_${suffix}` : name)}`
      rule.selector = rule.selector.replace(/\.([a-zA-Z][\w-]*)/g, rename)
      rule.selectors = rule.selectors.filter((selector) => !selector.includes('::'))
      rule.each((declaration) => void (hidden.has(declaration.prop) || declaration.remove()))
      if (!rule.selector || !rule.nodes.length) rule.remove()
    })
    const rules = sheet.toString()
    return {
      code: [
        rules &&
          `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(rules)} }))`,
        `module.exports = ${JSON.stringify(names)}`,
      ].join('\n'),
    }
  },
}
