import { pathOfRoute, routeNames, routes } from '@/routes'
import { graphOf, textsIn } from './graph'

const texts = textsIn('src')
const graph = graphOf(texts)

/** Whether a file imports the sheet whose button shares the page, itself or through others. */
function reachesSheet(file: string, seen = new Set<string>()): boolean {
  if (file === 'src/features/share/ShareSheet/index.tsx') return true
  if (seen.has(file)) return false
  seen.add(file)
  return [...(graph.get(file) ?? [])].some((next) => reachesSheet(next, seen))
}

const pages = routeNames.map((name) => `src/${pathOfRoute(routes[name])}`)
const shared = pages.filter((page) => reachesSheet(`${page}.tsx`))

it('sets the flag of sharing on each page with the share sheet, whose button does nothing without it, and on no other', () => {
  const flagged = pages.filter((page) => texts.get(`${page}.config.ts`)?.includes('enableShareAppMessage: true'))
  expect(shared.length).toBeGreaterThan(5)
  expect(flagged).toEqual(shared)
})
