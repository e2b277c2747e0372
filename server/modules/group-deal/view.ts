import type {
  DealGroup,
  GroupDeal,
  GroupDealRef,
  GroupNews,
  GroupPlace,
  OpenGroup,
} from '@contract/entities/group-deal'
import type { Picture } from '@contract/entities/common'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../database/schema'
import type { Viewer } from '../order/kind/viewer'
import type { DealRow, GroupRow, OpenGroupRow, Person } from './queries'

interface DealHead {
  readonly name: Bilingual
  readonly picture: Picture
  readonly price: number
  readonly size: number
  readonly market_price: number
  readonly store_id: string
  readonly store_name: Bilingual
  readonly store_logo: Picture
}

/** Deal of a group. */
export const dealRefView = (id: string, row: DealHead, language: Language): GroupDealRef => ({
  id,
  name: row.name[language],
  picture: row.picture,
  price: row.price,
  marketPrice: row.market_price,
  size: row.size,
  store: { id: row.store_id, name: row.store_name[language], logo: row.store_logo },
})

function statusOf({ starts_at, ends_at, on_sale, stock }: DealRow, now: Date): GroupDeal['status'] {
  if (now < starts_at) return 'soon'
  if (now >= ends_at || !on_sale) return 'ended'
  return stock > 0 ? 'on' : 'soldOut'
}

/** A deal as lists show it. */
export const dealView = (row: DealRow, { language, now }: Viewer): GroupDeal => ({
  ...dealRefView(row.id, row, language),
  alonePrice: row.alone_price,
  minutes: row.minutes,
  sold: row.sold,
  status: statusOf(row, now),
  startsAt: row.starts_at.toISOString(),
  distance: Math.round(row.distance),
  openGroups: row.open_groups,
})

/** A group that can be joined. */
export const openGroupView = (row: OpenGroupRow, language: Language): OpenGroup => ({
  id: row.id,
  leader: { name: row.nickname, avatar: row.avatar },
  avatars: row.people.map(({ avatar }) => avatar),
  free: row.size - row.taken,
  deadline: row.deadline.toISOString(),
  isMine: row.is_mine,
  deal: dealRefView(row.deal_id, row, language),
})

/** The group of an order. */
export const groupRefView = (row: Pick<GroupRow, 'id' | 'deal_id' | 'state' | 'size' | 'paid' | 'deadline'>) => ({
  id: row.id,
  dealId: row.deal_id,
  state: row.state,
  size: row.size,
  missing: row.size - row.paid,
  deadline: row.deadline.toISOString(),
})

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Payment deadline of a place's order: never after the group's deadline. */
export const payBeforeView = (payBefore: Date, { deadline }: Pick<GroupRow, 'deadline'>): string =>
  earlier(payBefore, deadline).toISOString()

/** The places that are held or paid, the leader first. */
export function placesView(people: readonly Person[], group: GroupRow, callerId: string | undefined): GroupPlace[] {
  const places = people
    .filter(({ state }) => state !== 'givenBack')
    .map((person) => ({
      name: person.nickname,
      avatar: person.avatar,
      state: person.state,
      isLeader: person.customer_id === group.leader_id,
      isMine: person.customer_id === callerId,
      joinedAt: person.joined_at.toISOString(),
      payBefore: person.state === 'held' ? payBeforeView(person.pay_before, group) : null,
    }))
  return [...places.filter(({ isLeader }) => isLeader), ...places.filter(({ isLeader }) => !isLeader)]
}

type NewsEntry = readonly [kind: GroupNews['kind'], at: Date | null]

function newsOf({ nickname, joined_at, paid_at, ended_at, leads_since }: Person, group: GroupRow): GroupNews[] {
  const isFirst = leads_since?.getTime() === joined_at.getTime()
  const isOver = group.state === 'failed' && ended_at !== null && group.ended_at !== null && ended_at >= group.ended_at
  const entries: readonly NewsEntry[] = [
    [isFirst ? 'started' : 'held', joined_at],
    ['paid', paid_at],
    ['leads', isFirst ? null : leads_since],
    ['left', isOver ? null : ended_at],
  ]
  return entries.flatMap(([kind, at]) => (at ? [{ kind, name: nickname, at: at.toISOString() }] : []))
}

/** Events of a group, newest first; releases because of its failure are not listed one by one. */
export function newsView(people: readonly Person[], group: GroupRow): GroupNews[] {
  const end: GroupNews[] =
    group.state === 'open' || !group.ended_at ? [] : [{ kind: group.state, name: '', at: group.ended_at.toISOString() }]
  const all = [...people.flatMap((person) => newsOf(person, group)), ...end]
  return all.reverse().sort((one, other) => other.at.localeCompare(one.at))
}

/** The counts of a group. */
export const countsOf = ({ size, taken, paid }: GroupRow): Pick<DealGroup, 'free' | 'missing'> => ({
  free: size - taken,
  missing: size - paid,
})
