import type { ProductCategory } from '@contract/entities/product'
import { ruleMessages } from '@contract/rules/messages'
import { keyword as keywordRule } from '@contract/rules/shopping'
import { MallSearchHistory } from './search-history'
import { localized } from '@/i18n'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

/** A category that a typed text may mean. */
interface Suggestion {
  readonly key: string
  readonly name: string
}

/** Suggestions shown at once. */
const SHOWN = 8

/** Search for products (product text §2, mall search). */
export class MallSearchModel {
  readonly categories: Resource<ProductCategory[]>
  readonly popular: Resource<Answer<'mall.searchWords'>['items']>
  readonly past: MallSearchHistory
  typed: string

  constructor(api: Api, root: RootState, keyword = '') {
    this.typed = keyword
    this.past = root.keep(MallSearchHistory)
    this.categories = new Resource(async (reading) => (await api.mall.categories({}, reading)).items)
    this.popular = new Resource(async () => (await api.mall.searchWords({}, { quiet: true })).items)
    makeModel(this, 'past')
  }

  /** The categories whose names hold what is typed. */
  get suggestions(): Suggestion[] {
    const typed = this.typed.trim().toLowerCase()
    if (!typed) return []
    const all: Suggestion[] = (this.categories.value ?? []).flatMap((parent) => [parent, ...parent.children])
    return all.filter(({ name }) => name.toLowerCase().includes(typed)).slice(0, SHOWN)
  }

  type(text: string): void {
    this.typed = text
  }

  submit(): void {
    const broken = keywordRule(this.typed)
    if (broken) toast(localized(ruleMessages[broken]))
    else this.searchFor(this.typed)
  }

  searchFor(text: string): void {
    const keyword = text.trim()
    this.past.add(keyword)
    navigate('products', { keyword })
  }

  open({ key, name }: Suggestion): void {
    this.past.add(name)
    navigate('categoryProducts', { category: key })
  }

  async forget(): Promise<void> {
    const { forgetTitle, forgetText, remove, keep } = words()
    if (await confirm({ title: forgetTitle, text: forgetText, ok: remove, cancel: keep })) this.past.clear()
  }

  dispose(): void {
    this.categories.dispose()
    this.popular.dispose()
  }
}
