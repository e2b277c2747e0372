import type { Request, Response } from '@contract/call'
import type { searchFind, searchMeant, searchRecommend, searchScanCode } from '@contract/calls/search'
import type { Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import { listNearby } from '../store/nearby/queries'
import { categories, storeExists } from '../store/queries'
import type { OrderKinds } from '../order/kind/registry'
import type { SearchPart } from '../order/kind/search'
import * as queries from './queries'
import { codeOf } from './scan'
import type { SearchQuery } from '../../database/words'
import { meantBy, meantQuery } from '../searches/spelling/meant'

/** The number of ranked stores, of suggestions, of stores searched for suggestions, and of suggestions of each further kind. */
const counts = { topRated: 8, suggestions: 10, stores: 30, ofKind: 3 }

/** Search suggestions, and results beside stores and goods (product text §2, search). */
export class SearchService {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  /** The keyword that is searched, where it is not the typed one. */
  async meant({ keyword }: Request<typeof searchMeant>): Promise<Response<typeof searchMeant>> {
    const meant = await meantBy(this.context.db, keyword)
    return { keyword: meant === keyword ? null : meant }
  }

  /** Results of a keyword for one kind. */
  async find(caller: Caller, { kind, ...request }: Request<typeof searchFind>): Promise<Response<typeof searchFind>> {
    const part = this.parts().find(({ found }) => found === kind)
    if (!part) throw new Error(`No kind of orders is searched as ${kind}`)
    return part.finds.find(caller, { ...request, keyword: await meantBy(this.context.db, request.keyword) })
  }

  /** Suggestions once something is typed; before that words and the best-rated stores. */
  async recommend(
    caller: Caller,
    { typed }: Request<typeof searchRecommend>,
  ): Promise<Response<typeof searchRecommend>> {
    if (typed) return { suggestions: await this.suggestions(caller, typed), discover: [], trending: [], topRated: [] }
    const { language } = caller
    const [words, topRated] = await Promise.all([queries.suggestedWords(this.context.db), this.topRated(caller)])
    const of = (kind: 'discover' | 'trending') => words.filter((word) => word.kind === kind)
    return {
      suggestions: [],
      discover: of('discover').map(({ word, mark }) => ({ word: word[language], hot: mark === 'hot' })),
      trending: of('trending').map(({ word, mark }) => ({ word: word[language], mark })),
      topRated,
    }
  }

  /** @throws Failure `codeNotOurs`, `storeNotFound`, `goodsNotFound` */
  async scan({ code }: Request<typeof searchScanCode>): Promise<Response<typeof searchScanCode>> {
    const { db } = this.context
    const target = codeOf(code)
    if (!target) throw new Failure('codeNotOurs')
    if ('goodsId' in target) {
      const row = await queries.storeOfGoods(db, target.goodsId)
      if (!row) throw new Failure('goodsNotFound')
      return { storeId: row.store_id, goodsId: target.goodsId }
    }
    if (!(await storeExists(db, target.storeId))) throw new Failure('storeNotFound')
    return { storeId: target.storeId, goodsId: null }
  }

  /** Names of matching stores nearby and of their goods, then of other matches, without duplicates. */
  private async suggestions(caller: Caller, typed: string): Promise<string[]> {
    const query = await meantQuery(this.context.db, typed)
    if (query === null) return []
    const [nearby, ...others] = await Promise.all([
      this.namesNearby(caller, query),
      ...this.parts().map(({ finds }) => finds.names(caller, query, counts.ofKind)),
    ])
    const names = others.flat().map((name) => name[caller.language])
    const kept = [...new Set(names)].slice(0, Math.max(counts.ofKind, counts.suggestions - nearby.length))
    return [...new Set([...nearby.slice(0, counts.suggestions - kept.length), ...kept])]
  }

  private async namesNearby(caller: Caller, query: SearchQuery): Promise<string[]> {
    const { db } = this.context
    const stores = await this.nearby(caller, { sort: 'recommended', query, limit: counts.stores })
    if (stores.length === 0) return []
    const ids = stores.map(({ id }) => id)
    const goods = await queries.matchingNames(db, ids, query, counts.suggestions)
    const named = await queries.matchingStores(db, ids, query)
    const own = stores.filter(({ id }) => named.has(id)).slice(0, counts.suggestions / 2)
    const names = [...own, ...goods].map(({ name }: { name: Localized }) => name[caller.language])
    return [...new Set(names)].slice(0, counts.suggestions)
  }

  private async topRated(caller: Caller) {
    const [rows, kinds] = await Promise.all([
      this.nearby(caller, { sort: 'rating', limit: counts.topRated }),
      categories(this.context.db),
    ])
    const kind = (key: string) => kinds.find((category) => category.key === key)?.name[caller.language] ?? ''
    return rows.map(({ id, name, rating, category_key }) => {
      return { storeId: id, name: name[caller.language], rating: rating / 10, category: kind(category_key) }
    })
  }

  /** Search parts of the kinds beside stores and goods. */
  private parts(): readonly SearchPart[] {
    return this.kinds.all.flatMap(({ search }) => (search === 'none' ? [] : [search]))
  }

  private nearby(
    { place }: Caller,
    { limit, ...search }: { sort: 'rating' | 'recommended'; query?: SearchQuery; limit: number },
  ) {
    const { clock, db } = this.context
    return listNearby(db, { place, now: clock.now(), filters: [], ...search, slice: { limit } })
  }
}
