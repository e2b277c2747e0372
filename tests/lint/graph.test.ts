import { cyclesIn, graphOf, textsIn } from './graph'

const cyclesOf = (texts: Record<string, string>) => cyclesIn(graphOf(new Map(Object.entries(texts))))

describe('the import graph', () => {
  it('has no cycle in the client, the contract and the server', () => {
    const graph = graphOf(textsIn('src', 'contract', 'server'))
    expect(graph.get('src/app.tsx')).toContain('src/state/index.ts')
    expect(cyclesIn(graph)).toEqual([])
  })

  it('has no cycle in the scripts, the settings of builds and the helpers of tests', () => {
    const graph = graphOf(textsIn('scripts', 'config', 'jest', 'tests'))
    expect(graph.get('scripts/start.mjs')).toContain('scripts/lib/build.mjs')
    expect(graph.get('scripts/screenshots.ts')).toContain('scripts/lib/scenes.ts')
    expect(cyclesIn(graph)).toEqual([])
  })
})

/** Files that import more than types from the contract's schemas. */
const schemasIn = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts]
    .filter(([, text]) => /^(?:import|export) (?!type\b)[^']* from '@contract\/(?:calls|entities)\//m.test(text))
    .map(([file]) => file)

describe('the client', () => {
  it('should take types alone from the contract’s schemas, which would bring their library into its bundles', () => {
    expect(schemasIn(textsIn('src'))).toEqual([])
    expect(schemasIn(new Map([['src/a.ts', `import { type A, B } from '@contract/entities/b'`]]))).toEqual(['src/a.ts'])
  })
})

describe('the look for cycles', () => {
  it('finds one through values, folders and aliases', () => {
    const texts = {
      'src/a.ts': `import '@/b'`,
      'src/b/index.tsx': `export * from '../c'`,
      'src/c.ts': `export const a = () => import('./a')`,
    }
    expect(cyclesOf(texts)).toEqual([['src/a.ts', 'src/b/index.tsx', 'src/c.ts', 'src/a.ts']])
  })

  it('finds one among scripts that Node runs as they are', () => {
    const texts = { 'scripts/a.mjs': `import './lib/b.mjs'`, 'scripts/lib/b.mjs': `export { a } from '../a.mjs'` }
    expect(cyclesOf(texts)).toHaveLength(1)
  })

  it('finds one through types alone', () => {
    const texts = { 'contract/a.ts': `import type { B } from '@contract/b'`, 'contract/b.ts': `let a: import('./a').A` }
    expect(cyclesOf(texts)).toHaveLength(1)
  })

  it('finds one through the file of a single platform', () => {
    const texts = { 'src/a.ts': `import './b'`, 'src/b.ts': '', 'src/b.rn.ts': `import './a'` }
    expect(cyclesOf(texts)).toEqual([['src/a.ts', 'src/b.rn.ts', 'src/a.ts']])
  })

  it("takes a platform's file that reads the types of its neighbour for none", () => {
    const texts = {
      'src/a.h5.ts': `import type { A } from './a'`,
      'src/a.rn.ts': `export { a } from './a.h5'`,
      'src/a.ts': '',
    }
    expect(cyclesOf(texts)).toEqual([])
  })
})
