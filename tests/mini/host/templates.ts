import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { TmplGroup } from 'glass-easel-template-compiler'

export interface Templates {
  /** The compiled templates of the build. */
  readonly groups: Record<string, unknown>
  /** The JSON of a page or component, by its path without extension. */
  readonly json: ReadonlyMap<string, { usingComponents?: Record<string, string> }>
  /** The compiler's errors. */
  readonly problems: readonly string[]
}

const filesOf = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))

/** Compiles all WXML and WXS of a built WeChat program with WeChat's own compiler. */
export function compileTemplates(dist: string): Templates {
  const group = new TmplGroup()
  const json = new Map<string, { usingComponents?: Record<string, string> }>()
  const problems: string[] = []
  for (const file of filesOf(dist)) {
    const path = file.replace(/\.\w+$/, '')
    const text = () => readFileSync(join(dist, file), 'utf8')
    if (file.endsWith('.wxml'))
      problems.push(
        ...((group.addTmpl(path, text()) ?? []) as { message: string }[]).map(({ message }) => `${file}: ${message}`),
      )
    else if (file.endsWith('.wxs')) group.addScript(path, text())
    else if (file.endsWith('.json')) json.set(path, JSON.parse(text()) as object)
  }
  // The compiler returns the source of an expression, made from our own build.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(`return ${group.getTmplGenObjectGroups()}`) as () => Record<string, unknown>
  group.free()
  return { groups: make(), json, problems }
}
