import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(__dirname, '../..')

/** Which files a file imports, by its path from the root of the project. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** A value's import takes the file of any platform; a type's is resolved as the compiler does, to the file without suffix. */
const suffixes = ['', '.h5', '.rn', '.alipay', '.weapp']

const aliases = [
  [/^@\//, 'src/'],
  [/^@contract\//, 'contract/'],
] as const

interface Import {
  readonly source: string
  readonly typeOnly: boolean
}

function clauseOf(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly)
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined
}

function importOf(node: ts.Node): Import | undefined {
  const found = (at: ts.Node | undefined, typeOnly: boolean) => {
    const source = textOf(at)
    return source === undefined ? undefined : { source, typeOnly }
  }
  if (ts.isImportDeclaration(node)) return found(node.moduleSpecifier, clauseOf(node.importClause))
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, node.isTypeOnly)
  if (ts.isImportTypeNode(node))
    return found(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return found(node.arguments[0], false)
  return undefined
}

const kindOf = (file: string): ts.ScriptKind =>
  file.endsWith('.mjs') ? ts.ScriptKind.JS : file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS

/** Every import, export from elsewhere, `import()` and `import('…')` type of a file's text. */
export function importsIn(file: string, text: string): Import[] {
  const all: Import[] = []
  const visit = (node: ts.Node): void => {
    const found = importOf(node)
    if (found) all.push(found)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kindOf(file)))
  return all
}

function pathOf(source: string, from: string): string | undefined {
  if (source.startsWith('.')) return posix.join(posix.dirname(from), source)
  const alias = aliases.find(([pattern]) => pattern.test(source))
  return alias && source.replace(alias[0], alias[1])
}

function filesOf({ source, typeOnly }: Import, from: string, known: ReadonlySet<string>): string[] {
  const path = pathOf(source, from)
  if (path === undefined) return []
  // Scripts that Node runs as they are name the file in full.
  if (known.has(path)) return path === from ? [] : [path]
  const candidates = suffixes.map((suffix) =>
    [path, `${path}/index`]
      .flatMap((each) => ['.ts', '.tsx'].map((end) => each + suffix + end))
      .filter((each) => known.has(each)),
  )
  return (typeOnly ? (candidates.find((each) => each.length > 0) ?? []) : candidates.flat()).filter(
    (each) => each !== from,
  )
}

/** The imports among the files of some folders, given their texts by path; those of types alone count as well. */
export function graphOf(texts: ReadonlyMap<string, string>): Graph {
  const known = new Set(texts.keys())
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      new Set(importsIn(file, text).flatMap((each) => filesOf(each, file, known))),
    ]),
  )
}

/** The texts of the project's files in some folders, without tests and their helpers. */
export function textsIn(...folders: string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  const own = files.filter((file) => /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(file) && !/^\w+\/testing\//.test(file))
  return new Map(own.map((file) => [file, readFileSync(resolve(root, file), 'utf8')]))
}

/** One cycle through each knot of files that import each other, as a path that ends where it begins. */
export function cyclesIn(graph: Graph): string[][] {
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    const at = path.indexOf(file)
    if (at >= 0) return void cycles.push([...path.slice(at), file])
    if (done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}
