import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packed = ['.js', '.css', '.svg']
const least = 512

const kindOf = (file) => (extname(file) === '.css' ? 'style' : 'script')

/** Preloads the first screen's files while the app's script is loading, when the URL leads to that screen. */
const preload = (files) => {
  const list = JSON.stringify(files.map((file) => [`./${file}`, kindOf(file)]))
  return `<script>if(/^(#\\/?|#\\/pages\\/tab\\/home\\/index.*)?$/.test(location.hash))${list}.forEach(function(f){var l=document.createElement('link');l.rel='preload';l.href=f[0];l.as=f[1];document.head.appendChild(l)})</script>`
}

const link = /<link href="\.\/(css\/app\.[0-9a-f]{8}\.css)" rel="stylesheet">/

/** Inlines the CSS that every screen needs, and preloads home's files before the scripts. */
const completePage = (folder) => {
  const page = join(folder, 'index.html')
  const list = join(folder, 'first-screen.json')
  const html = readFileSync(page, 'utf8')
  const css = link.exec(html)?.[1]
  if (!css || !html.includes('<script defer')) throw new Error(`${page} does not have the expected structure`)
  const rules = readFileSync(join(folder, css), 'utf8')
  const asking = preload(JSON.parse(readFileSync(list, 'utf8')))
  writeFileSync(
    page,
    html.replace(link, () => `<style>${rules}</style>`).replace('<script defer', () => `${asking}<script defer`),
  )
  rmSync(list)
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && packed.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))

const brotli = (text) =>
  promisify(brotliCompress)(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

const pack = async (file) => {
  const text = readFileSync(file)
  if (text.length < least) return
  const [br, gz] = await Promise.all([brotli(text), promisify(gzip)(text, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Completes the web client's build: a page that embeds home, and a compressed copy of each file. */
export const finishWeb = async (folder) => {
  completePage(folder)
  for (const file of filesIn(folder)) await pack(file)
}
