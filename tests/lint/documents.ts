import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** Folders of the project that are installed, built or hidden. */
const isForeign = (name: string): boolean =>
  /^(?:node_modules|dist|coverage)$/.test(name) || /^\.(?!ci$)\w+$/.test(name)

/** Every file of the project by its path from the root. */
export function filesOfProject(folder = ''): string[] {
  return readdirSync(resolve(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return isForeign(entry.name) ? [] : filesOfProject(path)
    return entry.isFile() ? [path] : []
  })
}

export const readText = (path: string): string => readFileSync(resolve(root, path), 'utf8')

/** The texts between backticks on one line of a document, without its blocks of code. */
export const codeIn = (text: string): string[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

const isPath = (code: string): boolean =>
  /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|js|json|md|scss|sql|ya?ml|sh)$/.test(code) ||
  /^(?:@\/|@contract\/|[\w.-]+\/)(?:[\w.-]+\/?)+$/.test(code)

/** The paths that a document names: of a file with an ending, or with a folder before it. */
export const pathsIn = (text: string): string[] => codeIn(text).filter(isPath)

/** Answers whether the end of a file's path, with or without the file's ending, or a folder has this name. */
export function finderOf(files: readonly string[]): (path: string) => boolean {
  const paths = files.map((file) => `/${file}`)
  return (path) => {
    const end = `/${path
      .replace(/^@\//, 'src/')
      .replace(/^@contract\//, 'contract/')
      .replace(/\/$/, '')}`
    return paths.some((each) => each.endsWith(end) || each.includes(`${end}/`) || each.includes(`${end}.`))
  }
}

/** The names in a document of functions, types and fields: of two words or more, as code joins them. */
export const namesIn = (text: string): string[] =>
  codeIn(text)
    .filter((code) => /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)*(?:\(\))?$/.test(code))
    .flatMap((code) => code.replace('()', '').split('.'))
    .filter((name) => /[a-z][A-Z]/.test(name))

/** The relative links of a document outside of its code: a path from its folder, and the anchor of a heading. */
export const linksIn = (text: string): { path: string; anchor: string }[] =>
  [...text.replaceAll(/```[^]*?```/g, '').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, path = '', anchor = '']) => ({ path, anchor }),
  )

/** The anchors of a document's headings. */
export const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
