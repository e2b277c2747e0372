import { readFileSync } from 'node:fs'

interface LockedPackage {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const locked = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> }).packages

/** The folders in which Node.js looks for the packages of one at `path`, nearest first. */
const foldersOf = (path: string): string[] => {
  const above = path.split('/node_modules/').slice(0, -1)
  const nested = above.map((_, index) => `${above.slice(0, index + 1).join('/node_modules/')}/node_modules`)
  return [...(path === '' ? [] : [`${path}/node_modules`]), ...nested.reverse(), 'node_modules']
}

/** Dependencies that a lock file names and does not hold, optional ones of other platforms included. */
const missingFrom = (packages: Record<string, LockedPackage>): string[] =>
  Object.entries(packages).flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.keys({
      ...dependencies,
      ...(path.includes('node_modules/') ? {} : devDependencies),
      ...optionalDependencies,
    })
      .filter((name) => !foldersOf(path).some((folder) => `${folder}/${name}` in packages))
      .map((name) => `${path} needs ${name}`),
  )

describe('lock files', () => {
  it.each(['package-lock.json', 'native/package-lock.json'])('should hold in %s every package it names', (file) => {
    expect(missingFrom(locked(file))).toEqual([])
  })

  it('should report an optional package of another platform', () => {
    const packages = {
      '': { devDependencies: { tool: '1.0.0' } },
      'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/darwin': '1.0.0' } },
      'node_modules/@tool/linux': {},
    }
    expect(missingFrom(packages)).toEqual(['node_modules/tool needs @tool/darwin'])
  })
})
