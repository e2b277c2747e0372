/**
 * Writes src/components/Icon/data.ts with the lucide shapes that the client's source names, and no others.
 * Run `node --import tsx scripts/icons.ts` after using a new icon; names may be added as arguments.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'

const source = path.resolve(import.meta.dirname, '../src')
const target = path.join(source, 'components/Icon/data.ts')
/** What every lucide shape has in common is written once, by the Icon component. */
const common = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g
/** Where a name may stand: <Icon name=…>, icon="…", icon={…}, icon: …, or the word Icon in a type's or a list's name. */
const places = /<Icon\b[^>]*|\b\w*[iI]cons?\w*(=\{[^}]*\}|="[^"]*"|\??: [^\n]*| = [^\n]*)/g

const shapeOf = (name: string): string | undefined =>
  (lucide.icons[name] ?? lucide.icons[lucide.aliases?.[name]?.parent ?? ''])?.body

const shorten = (body: string) =>
  body
    .replace(common, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')
    .replace(/'/g, '"')

function namesIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(places) ?? []
  return found.flatMap((text) => [...text.matchAll(/['"]([a-z0-9-]+)['"]/g)].map((match) => match[1] ?? ''))
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('Icon/data.ts'))
  .map((file) => path.join(source, file))
const names = [...new Set([...files.flatMap(namesIn), ...process.argv.slice(2)])].filter(shapeOf).sort()

const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`)
const lines = names.map((name) => `  ${key(name)}: '${shorten(shapeOf(name) ?? '')}',`)
const head = '// Written by scripts/icons.ts from lucide (ISC licence). Do not edit.\n'
writeFileSync(
  target,
  `${head}export const shapes = {\n${lines.join('\n')}\n} as const\n\nexport type IconName = keyof typeof shapes\n`,
)
process.stdout.write(`${names.length} icons\n`)
