import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { cyclesIn, graphOf } from '../tests/lint/graph'
import { modulesOf, pairsOf } from '../tests/lint/module-graph'
import { wordsRule } from './lint/words.mjs'

// Prints figures of the shape of the code: of the working tree, or of the revisions that are named.

const folders = ['contract', 'server', 'src']

/** The texts of the code without tests and their helpers, by path from `root`. */
function textsAt(root: string): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  const own = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|^\w+\/testing\/|node_modules/.test(file),
  )
  return new Map(own.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Comments and names that the rule of words refuses today. */
function oddWords(texts: ReadonlyMap<string, string>): number {
  const linter = new Linter()
  const config: Linter.Config = {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { words: { rules: { plain: wordsRule } } },
    rules: { 'words/plain': 'error' },
  }
  const found = [...texts].flatMap(([file, text]) => linter.verify(text, config, file))
  return found.filter(({ ruleId }) => ruleId === 'words/plain').length
}

const constructed = /\bnew (?!Failure|Date|Map|Set|URL|Error|HeldForms|Paging)[A-Z]\w*\(/g

function figuresOf(texts: ReadonlyMap<string, string>): Record<string, number> {
  const lines = [...texts.values()].map((text) => text.split('\n').length - 1).sort((one, other) => one - other)
  const graph = graphOf(texts)
  const routes = [...texts].filter(([file]) => /^server\/modules\/.*routes\.ts$/.test(file))
  return {
    files: texts.size,
    lines: lines.reduce((sum, count) => sum + count, 0),
    'median lines': lines[Math.floor(lines.length / 2)] ?? 0,
    'files of more than 350 lines': lines.filter((count) => count > 350).length,
    'pairs of modules that import each other': pairsOf(modulesOf(graph)).length,
    'circles of files': cyclesIn(graph).length,
    'comments and names that the rule of words refuses': oddWords(texts),
    'services constructed in routes': routes.flatMap(([, text]) => text.match(constructed) ?? []).length,
  }
}

/** The texts of a revision, by an archive in a temporary folder. */
function textsOfRevision(revision: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  try {
    const archive = execFileSync('git', ['archive', revision, ...folders], { maxBuffer: 1 << 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return textsAt(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const revisions = process.argv.slice(2)
if (revisions.length === 0) console.table(figuresOf(textsAt('.')))
for (const revision of revisions) console.table({ revision, ...figuresOf(textsOfRevision(revision)) })
