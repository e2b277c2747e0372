import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Categories = Answer<'store.categories'>
export type Category = Categories['items'][number]

/** A category group; null for categories without one. */
export interface Group {
  key: string | null
  name: string
  items: Category[]
}

/** All store categories (product text §2, classification). */
export class CategoriesModel {
  readonly groups: Resource<Group[]>

  constructor(api: Api) {
    this.groups = new Resource(async (reading) => grouped(await api.store.categories({}, reading)))
    makeModel(this)
  }

  dispose(): void {
    this.groups.dispose()
  }
}

function grouped({ groups, items }: Categories): Group[] {
  const of = (key: string | null) => items.filter((item) => item.group === key)
  const named = groups.map(({ key, name }) => ({ key, name, items: of(key) }))
  return [...named, { key: null, name: '', items: of(null) }].filter((group) => group.items.length > 0)
}
