import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { keyword as keywordRule } from '@contract/rules/shopping'
import { StoreList } from '@/features/shop/store-list'
import { localized } from '@/i18n'
import { confirm, toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { goodsList, type GoodsList } from './goods-list'
import { History } from './history'
import { words } from './text'

export type Offered = Answer<'search.recommend'>
export type PopularStores = Answer<'home.hotStores'>['items']
export type Kind = 'stores' | 'goods'

/** Looks for stores and dishes by words (product text §2, search). */
export class SearchModel {
  /** What to look for before anything is typed. */
  readonly offered: Resource<Offered>
  readonly suggested: Resource<string[]>
  readonly popular: Resource<PopularStores>
  readonly past: History
  /** What stands in the field; it is looked for once it is sent. */
  typed = ''
  /** The words that were looked for last; empty before the first search. */
  keyword = ''
  kind: Kind = 'stores'
  storeList: StoreList | undefined = undefined
  goodsList: GoodsList | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    keyword = '',
  ) {
    this.offered = new Resource(() => api.search.recommend({}, { quiet: true }))
    this.suggested = new Resource(async () => {
      return (await api.search.recommend({ typed: this.typed.trim() }, { quiet: true })).suggestions
    })
    this.popular = new Resource(async () => (await api.home.hotStores({}, { quiet: true })).items)
    this.past = new History(api, root)
    makeModel(this, 'api', 'timer')
    if (keyword) this.searchFor(keyword)
  }

  get searching(): boolean {
    return this.keyword !== ''
  }

  /** Words that go on from what is typed, while nothing has been looked for. */
  get suggestions(): readonly string[] {
    return this.typed.trim() && !this.searching ? (this.suggested.value ?? []) : []
  }

  /** What was found goes; an empty field brings the history back. */
  type(text: string): void {
    this.typed = text
    this.show('')
    clearTimeout(this.timer)
    if (text.trim()) this.timer = setTimeout(() => void this.suggested.reload(), limits.debounceMs / 2)
    else this.suggested.set([])
  }

  /** Looks for what stands in the field; blanks are nothing to look for (product text §5). */
  submit(): void {
    const broken = keywordRule(this.typed)
    if (broken) toast(localized(ruleMessages[broken]))
    else this.searchFor(this.typed)
  }

  searchFor(text: string): void {
    const keyword = text.trim()
    clearTimeout(this.timer)
    if (!keyword) return
    this.typed = keyword
    this.past.add(keyword)
    this.show(keyword)
  }

  choose(kind: Kind): void {
    this.kind = kind
  }

  /** Opens what a scanned code leads to. */
  async scan(read: () => Promise<string | undefined>): Promise<void> {
    const code = await attempt(read)
    if (!code) return
    const target = await attempt(() => this.api.search.scanCode({ code }))
    if (!target) return
    const { storeId: id, goodsId } = target
    navigate('storeDetail', goodsId === null ? { id } : { id, goodsId })
  }

  async forgetHistory(): Promise<void> {
    const { forgetTitle, forgetText, remove, keep } = words()
    if (await confirm({ title: forgetTitle, text: forgetText, ok: remove, cancel: keep })) await this.past.clear()
  }

  dispose(): void {
    clearTimeout(this.timer)
    for (const part of [this.offered, this.suggested, this.popular, this.past]) part.dispose()
    this.show('')
  }

  private show(keyword: string) {
    if (keyword === '' && !this.searching) return
    this.storeList?.dispose()
    this.goodsList?.dispose()
    this.keyword = keyword
    this.storeList = keyword ? new StoreList(this.api, { keyword }) : undefined
    this.goodsList = keyword ? goodsList(this.api, keyword) : undefined
  }
}
