import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { aloneFiles, groupOf, layers, numberOf } from '../jest/groups'

const root = join(__dirname, '..')
const groupFiles = readdirSync(join(root, 'jest/groups'))
const isTest = (name: string) => /\.test\.tsx?$/.test(name) && !name.includes('.full.test.')

const filesOf = (layer: 'server' | 'client'): string[] =>
  layers[layer].folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => isTest(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )

describe.each(['server', 'client'] as const)('the groups of the %s', (layer) => {
  const numbers = Array.from({ length: layers[layer].count }, (_, index) => index + 1)
  const dealt = numbers.map((number) =>
    groupOf(layer, number).map((file) => relative(root, file).replaceAll('\\', '/')),
  )

  it('should have each test file once, but for those that run alone', () => {
    expect([...dealt.flat(), ...aloneFiles(layer)].sort()).toEqual(filesOf(layer).sort())
  })

  it('should have a file in jest/groups each, and something to run', () => {
    const names = numbers.map((number) => `${layer}-${String(number).padStart(2, '0')}.test.js`)
    expect(groupFiles.filter((name) => name.startsWith(layer)).sort()).toEqual(names)
    expect(dealt.filter((files) => files.length === 0)).toEqual([])
  })

  it('should deal a file by its path alone, so that another one moves none', () => {
    for (const [index, files] of dealt.entries())
      for (const path of files)
        expect({ path, number: numberOf(layers[layer], path) }).toEqual({ path, number: index + 1 })
  })
})
