import type { Request, Response } from '@contract/call'
import type { mallTracks } from '@contract/calls/mall'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { localDay } from '../../local-time'
import type { FootprintService } from '../favorites/footprints/service'
import { countFavorites } from '../favorites/queries'
import type { FavoriteService } from '../favorites/service'

type Asked = Request<typeof mallTracks>
type Answer = Response<typeof mallTracks>
type Page = Pick<Answer, 'items' | 'next'>

/** The products that a customer kept or opened, by day (product text §2, my tracks). */
export class TrackService {
  private readonly lists: Readonly<Record<Asked['of'], (caller: SignedIn, asked: Asked) => Promise<Page>>> = {
    favorites: (caller, asked) => this.kept(caller, asked),
    footprints: (caller, asked) => this.seen(caller, asked),
  }

  constructor(
    private readonly context: Context,
    private readonly footprints: FootprintService,
    private readonly favorites: FavoriteService,
  ) {}

  async list(caller: SignedIn, asked: Asked): Promise<Answer> {
    const [page, counts] = await Promise.all([
      this.lists[asked.of](caller, asked),
      countFavorites(this.context.db, caller.customer.id),
    ])
    return { ...page, favorites: counts.product }
  }

  private async kept(caller: SignedIn, { cursor, pageSize }: Asked): Promise<Page> {
    const { items, next } = await this.favorites.list(caller, { cursor, pageSize, kind: 'product', filter: 'all' })
    const { timeZone } = this.context.config
    return {
      items: items.flatMap(({ id, product, cheaperBy, keptAt }) =>
        product ? [{ id, day: localDay(timeZone, new Date(keptAt)), at: keptAt, product, cheaperBy }] : [],
      ),
      next,
    }
  }

  private async seen(caller: SignedIn, { cursor, pageSize }: Asked): Promise<Page> {
    const { items, next } = await this.footprints.list(caller, { cursor, pageSize, kind: 'product' })
    return {
      items: items.flatMap(({ id, product, day, seenAt }) =>
        product ? [{ id, day, at: seenAt, product, cheaperBy: null }] : [],
      ),
      next,
    }
  }
}
