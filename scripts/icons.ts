/**
 * Writes the lucide shapes that the client's source names: src/components/base/Icon/data.ts for mini-programs and React
 * Native, sheet.svg beside it for the web. Run `node --import tsx scripts/icons.ts` after using a new icon; names may
 * be added as arguments.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { format } from 'oxfmt'
import { houses } from '../src/styles/mark'

const source = path.resolve(import.meta.dirname, '../src')
const target = path.join(source, 'components/base/Icon/data.ts')
const sheet = path.join(source, 'components/base/Icon/sheet.svg')
/** The attributes common to all lucide shapes are in the Icon component. */
const common = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g
const shapeOf = (name: string): string | undefined =>
  (lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? ''])?.body

const shorten = (body: string) =>
  body
    .replace(common, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')
    .replace(/'/g, '"')

/**
 * All string literals of a file that uses Icon; extra matches are harmless. A missing icon fails to compile, since the
 * type IconName consists of the icons found.
 */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (!/\b[iI]con/.test(text)) return []
  return [...text.matchAll(/(?<!role=|Pick<\w+, )['"]([a-z0-9-]+)['"]/g)].map((match) => match[1] ?? '')
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('Icon/data.ts'))
  .map((file) => path.join(source, file))
const names = [...new Set([...files.flatMap(namesIn), ...process.argv.slice(2)])]
  .filter((name) => name !== 'houses' && shapeOf(name))
  .sort()

const drawings: [name: string, body: string][] = [
  ...names.map((name): [string, string] => [name, shorten(shapeOf(name) ?? '')]),
  ['houses', houses],
]
const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`)
const lines = drawings.map(([name, body]) => `  ${key(name)}: '${body}',`)
const text = `// Written by scripts/icons.ts from lucide (ISC licence). Do not edit.
export const shapes = {
${lines.join('\n')}
} as const
`
const symbols = drawings.map(([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`)

async function write(): Promise<void> {
  const { code } = await format(target, text, { semi: false, singleQuote: true, printWidth: 120 })
  writeFileSync(target, code)
  writeFileSync(sheet, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
  process.stdout.write(`${drawings.length} icons\n`)
}

void write()
