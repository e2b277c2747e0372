import { runInAction } from 'mobx'
import type { Area } from '@contract/entities/address'
import { language } from '@/platform/session/language'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'

/** Province, city and district. */
const DEPTH = 3

/** The codes of a district's province, city and itself (GB/T 2260): 440305 gives 440000, 440300, 440305. */
const codesTo = (code: string) => [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]

/** The path as one line, in the server's format: duplicate names once, in English from smallest to largest. */
export function regionText(path: readonly Area[]): string {
  const names = [...new Set(path.map(({ name }) => name))]
  return language.value === 'zh' ? names.join('') : names.reverse().join(', ')
}

/** Selection of a district of China by province and city (product text §3, address); caches each list. */
export class Regions {
  /** The selected areas, province first. */
  path: readonly Area[] = []
  /** Index of the displayed list; 0 is provinces. */
  level = 0
  private readonly lists = new Map<string, Resource<Area[]>>()

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'lists')
  }

  /** The displayed list. */
  get list(): Resource<Area[]> {
    return this.within(this.level ? this.path[this.level - 1]?.code : undefined)
  }

  /** Shows the list of a level. */
  show(level: number): void {
    this.level = level
  }

  /** Selects an area and shows its children; returns the path once it is a district. */
  choose(area: Area): readonly Area[] | undefined {
    this.path = [...this.path.slice(0, this.level), area]
    if (this.path.length === DEPTH) return this.path
    this.level += 1
    return undefined
  }

  /** Starts at a district, or at the provinces if it is unknown. */
  async begin(code: string): Promise<void> {
    const path = code ? await this.pathTo(code) : []
    runInAction(() => {
      this.path = path
      this.level = path.length ? DEPTH - 1 : 0
    })
  }

  /** The path to a district; empty when it is unknown or loading failed. */
  async pathTo(code: string): Promise<Area[]> {
    const codes = codesTo(code)
    const lists = [undefined, ...codes].slice(0, DEPTH).map((parent) => this.within(parent))
    await Promise.all(lists.map((list) => list.load()))
    const path = lists.flatMap(({ value }, level) => value?.find((area) => area.code === codes[level]) ?? [])
    return path.length === DEPTH ? path : []
  }

  private within(parent: string | undefined): Resource<Area[]> {
    const key = parent ?? ''
    const known = this.lists.get(key)
    if (known) return known
    const made = new Resource(() => this.api.address.areaCode({ parent }).then(({ items }) => items))
    this.lists.set(key, made)
    return made
  }
}
