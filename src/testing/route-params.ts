import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteName } from '@/routes'

const source = readFileSync(join(__dirname, '../routes.ts'), 'utf8')

const id = '0190a000-0000-7000-8000-000000000001'

/** Values of parameters for which an id would not do. */
const known: Readonly<Record<string, string>> = {
  checkIn: '2026-03-28',
  checkOut: '2026-03-29',
  at: '2026-03-28T12:00:00.000Z',
  day: '2026-03-25',
  closesAt: '2026-03-28T12:00:00.000Z',
  ...Object.fromEntries(
    ['rooms', 'adults', 'ages', 'party', 'quantity', 'latitude', 'longitude'].map((name) => [name, '1']),
  ),
}

/** The part of the table of routes that is about a screen, with the types of parameters that it names. */
function declaration(name: RouteName): string {
  const own = new RegExp(`\\n  ${name}: (.*?\\n?.*?)\\n(?=  (\\w+:|/\\*\\*)|\\n|})`, 's').exec(source)?.[1] ?? ''
  const types = /^\w+<([^(]*)>/s.exec(own)?.[1] ?? ''
  const named = new RegExp(`type ${/^\w+/.exec(types)?.[0] ?? 'None'} = Readonly<\\{(.*?)\\}>`, 's').exec(source)?.[1]
  return named ?? types
}

/** Parameters that a screen can be opened with, by the types in the table of routes: words that it knows, else an id. */
export function paramsFor(name: RouteName): Record<string, string> {
  const fields = declaration(name).matchAll(/(\w+)\??: (?:string|'([^']+)')/g)
  return Object.fromEntries([...fields].map(([, field = '', word]) => [field, word ?? known[field] ?? id]))
}
