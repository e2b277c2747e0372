import type { SearchResult, FoundKind } from '@contract/calls/search'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { keyword as keywordRule } from '@contract/rules/shopping'
import { StoreList } from '@/features/store/store-list'
import { localized } from '@/i18n'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, PagedResource, Resource, type RootState } from '@/state'
import { foundKindNames } from './found-kinds'
import { goodsList, type GoodsList } from './goods-list'
import { History } from './history'
import { words } from './text'

export type Recommendations = Answer<'search.recommend'>
export type PopularStores = Answer<'home.hotStores'>['items']
export type Kind = 'stores' | 'goods' | FoundKind
type FoundLists = Readonly<Record<FoundKind, PagedResource<SearchResult>>>

/** The number of words to discover that are shown at a time. */
const SHOWN = 6

/** Search for stores and dishes, and for the other kinds (product text §2, search). */
export class SearchModel {
  /** Content before typing. */
  readonly offered: Resource<Recommendations>
  readonly suggested: Resource<string[]>
  readonly popular: Resource<PopularStores>
  readonly past: History
  /** Text of the field, searched on submit. */
  typed = ''
  /** Last searched keyword; empty before the first search. */
  keyword = ''
  kind: Kind = 'stores'
  /** Position of the first shown word to discover. */
  private turned = 0
  storeList: StoreList | undefined = undefined
  goodsList: GoodsList | undefined = undefined
  foundLists: FoundLists | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    keyword = '',
    /** The word that the previous screen suggested. */
    private readonly given = '',
  ) {
    this.offered = new Resource(() => api.search.recommend({}, { quiet: true }))
    this.suggested = new Resource(async () => {
      return (await api.search.recommend({ typed: this.typed.trim() }, { quiet: true })).suggestions
    })
    this.popular = new Resource(async () => (await api.home.hotStores({}, { quiet: true })).items)
    this.past = new History(api, root)
    makeModel(this, 'api', 'timer', 'given')
    if (keyword) this.searchFor(keyword)
  }

  /** The word that the empty field suggests, if any. */
  get hint(): string {
    return this.given || (this.offered.value?.trending[0]?.word ?? '')
  }

  /** Some words to discover, all of them in turn. */
  get discovered(): Recommendations['discover'] {
    const all = this.offered.value?.discover ?? []
    return [...all.slice(this.turned), ...all.slice(0, this.turned)].slice(0, SHOWN)
  }

  /** Whether there are words to discover beyond those shown. */
  get hasMore(): boolean {
    return (this.offered.value?.discover.length ?? 0) > SHOWN
  }

  get searching(): boolean {
    return this.keyword !== ''
  }

  /** Completions of the typed text, before a search. */
  get suggestions(): readonly string[] {
    return this.typed.trim() && !this.searching ? (this.suggested.value ?? []) : []
  }

  /** Sets the text and clears the results; an empty field shows the history. */
  type(text: string): void {
    this.typed = text
    this.show('')
    clearTimeout(this.timer)
    if (text.trim()) this.timer = setTimeout(() => void this.suggested.reload(), limits.debounceMs / 2)
    else this.suggested.set([])
  }

  /** Searches for the text, or for the suggested word while nothing is typed; ignores blank text (product text §5). */
  submit(): void {
    const text = this.typed || this.hint
    const broken = keywordRule(text)
    if (broken) toast(localized(ruleMessages[broken]))
    else this.searchFor(text)
  }

  /** Shows the next words to discover. */
  turn(): void {
    this.turned = (this.turned + SHOWN) % (this.offered.value?.discover.length ?? 1)
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

  /** Shows the first other kind of which anything was found, where no store was. */
  async lookElsewhere(): Promise<void> {
    const { foundLists, keyword } = this
    if (!foundLists) return
    await Promise.all(foundKindNames.map((kind) => foundLists[kind].load()))
    const found = foundKindNames.find((kind) => foundLists[kind].items.length > 0)
    if (found && this.keyword === keyword && this.kind === 'stores') this.choose(found)
  }

  /** Opens the target of a scanned code. */
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
    for (const kind of foundKindNames) this.foundLists?.[kind].dispose()
    this.foundLists = keyword
      ? { product: this.found('product', keyword), hotel: this.found('hotel', keyword) }
      : undefined
  }

  private found(kind: FoundKind, keyword: string): PagedResource<SearchResult> {
    return new PagedResource<SearchResult>((page, options) => this.api.search.find({ ...page, kind, keyword }, options))
  }
}
