import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packed = ['.js', '.css', '.svg']
const least = 512

const kindOf = (file) => (extname(file) === '.css' ? 'style' : 'script')

const home = 'pages/tab/home/index'

const linkFor = (file) => [`./${file}`, kindOf(file)]

/** Runs in the page: asks for files, given as their addresses and kinds. */
const ask =
  "function(f){var l=document.createElement('link');l.rel='preload';l.href=f[0];l.as=f[1];document.head.appendChild(l)}"

/**
 * Preloads the files of the screen in the URL; a separate script, so that home does not include the list of all files.
 */
const preloader = ({ table, screens }) => {
  const files = [...new Set(Object.values(screens).flat())]
  const numbers = Object.entries(screens).map(([screen, list]) => [screen, list.map((file) => files.indexOf(file))])
  const list = JSON.stringify([files.map(linkFor), Object.fromEntries(numbers)])
  const always = JSON.stringify(table.map(linkFor))
  return `(function(t,a){a.concat((t[1][location.hash.replace(/^#\\/?/,'').split('?')[0]]||[]).map(function(i){return t[0][i]})).forEach(${ask})})(${list},${always})`
}

/** Preloads home's files while the app's script is loading, or else loads the list of the other screens' files. */
const preload = (files, others) => {
  const list = JSON.stringify(files.map(linkFor))
  return `<script>if(/^(#\\/?|#\\/pages\\/tab\\/home\\/index.*)?$/.test(location.hash))${list}.forEach(${ask});else{var s=document.createElement('script');s.src='./${others}';document.head.appendChild(s)}</script>`
}

const links = /<link href="\.\/(css\/(?:base|app)\.[0-9a-f]{8}\.css)" rel="stylesheet">/g

/** Inlines the CSS that every screen needs, and preloads the files of the screen in the URL before the scripts. */
const completePage = (folder) => {
  const page = join(folder, 'index.html')
  const list = join(folder, 'screen-files.json')
  const html = readFileSync(page, 'utf8')
  if (html.match(links)?.length !== 2 || !html.includes('<script defer'))
    throw new Error(`${page} does not have the expected structure`)
  const styled = html.replace(links, (_, css) => `<style>${readFileSync(join(folder, css), 'utf8')}</style>`)
  const files = JSON.parse(readFileSync(list, 'utf8'))
  const script = preloader(files)
  const others = `js/preload.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(folder, others), script)
  const asking = preload(files.screens[home], others)
  writeFileSync(
    page,
    styled.replace('<script defer', () => `${asking}<script defer`),
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

/** Writes a compressed copy beside each file of a folder. */
export const packFolder = async (folder) => {
  for (const file of filesIn(folder)) await pack(file)
}

/** Completes the web client's build: a page that embeds home, and a compressed copy of each file. */
export const finishWeb = async (folder) => {
  completePage(folder)
  await packFolder(folder)
}
