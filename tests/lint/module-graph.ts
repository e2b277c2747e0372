import type { Graph } from './graph'

/** The modules of the server by name, each with those that it imports. */
export type Modules = ReadonlyMap<string, ReadonlySet<string>>

/** The name of the module of the server that a file belongs to; undefined for files beside the modules. */
const moduleOf = (file: string): string | undefined => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

/** The modules of the server and their imports; imports of types count as well. */
export function modulesOf(files: Graph): Modules {
  const modules = new Map<string, Set<string>>()
  for (const [file, imports] of files) {
    const own = moduleOf(file)
    if (own === undefined) continue
    const others = [...imports].map(moduleOf).filter((name) => name !== undefined && name !== own)
    modules.set(own, new Set([...(modules.get(own) ?? []), ...(others as string[])]))
  }
  return modules
}

/** The pairs of modules that import each other, as `one, other`. */
export const pairsOf = (modules: Modules): string[] =>
  [...modules]
    .flatMap(([one, imports]) =>
      [...imports].filter((other) => one < other && modules.get(other)?.has(one)).map((other) => `${one}, ${other}`),
    )
    .sort()

/** The modules that are reached from one by one import or more. */
function reachedFrom(modules: Modules, start: string): Set<string> {
  const reached = new Set(modules.get(start))
  for (const name of reached) for (const next of modules.get(name) ?? []) reached.add(next)
  return reached
}

/** The modules as a Mermaid flowchart: an arrow goes from a module to one that it imports, unless a longer way leads there too. */
export function drawingOf(modules: Modules): string {
  const reached = new Map([...modules.keys()].map((name) => [name, reachedFrom(modules, name)]))
  const arrows = [...modules.keys()].sort().flatMap((one) => {
    const imports = [...(modules.get(one) ?? [])]
    const to = imports.filter((other) => !imports.some((between) => reached.get(between)?.has(other))).sort()
    return to.length > 0 ? [`  ${one} --> ${to.join(' & ')}`] : []
  })
  return ['flowchart TD', ...arrows].join('\n')
}

const marks = ['<!-- drawn by scripts/modules-doc.ts -->', '<!-- end of the drawing -->'] as const

/** A document with the drawing between its marks replaced. @throws Error without the marks */
export function withDrawing(document: string, modules: Modules): string {
  const [start, end] = marks.map((mark) => document.indexOf(mark))
  if (start === undefined || end === undefined || start < 0 || end < start) throw new Error('The drawing has no marks')
  const drawn = `${marks[0]}\n\n\`\`\`mermaid\n${drawingOf(modules)}\n\`\`\`\n\n`
  return document.slice(0, start) + drawn + document.slice(end)
}
