import { runInAction } from 'mobx'
import type { Area } from '@contract/entities/address'
import { language } from '@/platform/language'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { Resource } from '@/state/base/resource'

/** Province, city and district. */
const DEPTH = 3

/** The codes of a district's province, city and itself (GB/T 2260): "440305" lies in "440300" in "440000". */
const codesTo = (code: string) => [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]

/** The way to a district in one line, as the server writes it: each name once, in English the smallest first. */
export function regionText(path: readonly Area[]): string {
  const names = [...new Set(path.map(({ name }) => name))]
  return language.value === 'zh' ? names.join('') : names.reverse().join(', ')
}

/** Walks from the provinces of China down to a district (product text §3, address). Each list is read once. */
export class Regions {
  /** What was chosen so far, the province first. */
  path: readonly Area[] = []
  /** Which list is in view; 0 is the provinces. */
  level = 0
  private readonly lists = new Map<string, Resource<Area[]>>()

  constructor(private readonly api: Api) {
    makeModel(this, 'api', 'lists')
  }

  /** The list in view. */
  get list(): Resource<Area[]> {
    return this.within(this.level ? this.path[this.level - 1]?.code : undefined)
  }

  /** Looks at the list that an area of the path was chosen from. */
  show(level: number): void {
    this.level = level
  }

  /** Takes an area of the list in view and goes on to what lies in it; the whole way once it is a district. */
  choose(area: Area): readonly Area[] | undefined {
    this.path = [...this.path.slice(0, this.level), area]
    if (this.path.length === DEPTH) return this.path
    this.level += 1
    return undefined
  }

  /** Begins at a district, or at the provinces where it is not known. */
  async begin(code: string): Promise<void> {
    const path = code ? await this.pathTo(code) : []
    runInAction(() => {
      this.path = path
      this.level = path.length ? DEPTH - 1 : 0
    })
  }

  /** The way to a district; empty when it is unknown or a list could not be read. */
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
